"""Does a reply carry all that is expected of it?"""


def missing(expected, found, where="reply"):
    """The first place where ``found`` lacks what is expected; ``None`` when nothing is missing.

    Objects need the expected fields and may have more; lists agree element by element.
    """
    if isinstance(expected, dict):
        if not isinstance(found, dict):
            return f"{where}: {found!r} is no object"
        for field, value in expected.items():
            if field not in found:
                return f"{where}.{field} is missing"
            fault = missing(value, found[field], f"{where}.{field}")
            if fault:
                return fault
        return None
    if isinstance(expected, list):
        if not isinstance(found, list) or len(found) != len(expected):
            return f"{where}: {found!r}, expected {expected!r}"
        for index, value in enumerate(expected):
            fault = missing(value, found[index], f"{where}[{index}]")
            if fault:
                return fault
        return None
    if type(expected) is not type(found) or expected != found:
        return f"{where}: {found!r}, expected {expected!r}"
    return None
