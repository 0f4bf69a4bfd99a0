"""How a measured figure is printed beside its limit, and whether all limits were kept."""

from __future__ import annotations


class Report:
    """Prints figures as they come.

    >>> report = Report()
    >>> report.figure("engine", 0.12, "MB", limit=0.25)
      ok     engine: 0.12 MB (at most 0.25)
    >>> report.figure("ratio", 0.61, "x stock", limit=0.5, aim=0.45)
      MISSED ratio: 0.61 x stock (at most 0.5, aim 0.45)
    >>> report.kept
    False
    """

    def __init__(self) -> None:
        self.missed: list[str] = []

    @property
    def kept(self) -> bool:
        return not self.missed

    def figure(
        self, name: str, value: float, unit: str, *, limit: float, aim: float | None = None
    ) -> None:
        """Print one figure; more than `limit` is a miss, more than `aim` only worth knowing."""
        fits = value <= limit
        if not fits:
            self.missed.append(name)
        word = "ok    " if fits else "MISSED"
        wish = "" if aim is None else f", aim {aim:g}"
        print(f"  {word} {name}: {value:.3g} {unit} (at most {limit:g}{wish})", flush=True)

    def note(self, text: str) -> None:
        """Print what has no limit."""
        print(f"         {text}", flush=True)
