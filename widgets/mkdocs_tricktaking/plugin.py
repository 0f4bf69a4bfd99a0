"""The MkDocs plugin `tricktaking`: brings fences, checks and assets together, and reports by page:line.

Kept thin on purpose: what is worth keeping lives in modules that do not know MkDocs.
"""

from __future__ import annotations

import os
import posixpath
from pathlib import Path
from typing import Any

from jinja2 import Environment
from mkdocs.config import config_options as c
from mkdocs.config.base import Config
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.plugins import BasePlugin, get_plugin_logger
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page as SitePage
from mkdocs.utils.meta import get_data

from tricktaking.cards import CARDS
from tricktaking.games import GAMES
from tricktaking.html import json_data
from tricktaking.lesson import Site
from tricktaking.names import LANGUAGES, pretty
from tricktaking.words import word

from . import checks
from .apps import APPS, DRILLS, apps_on, styles_of, words_of
from .assets import ROOT, Assets, own_scripts
from .author import Page
from .blocks import Fence, Trouble
from .borrowed import SCHEDULER, borrowed
from .card_signs import card_signs
from .drill_words import CARD_TERMS
from .fences import MISSPELT, TricktakingFences, deal_in, puzzle_in, render
from .glossary import Glossary, TermLinks, read_glossary
from .library import Library, Shelved, rows_of
from .page_words import engine_words
from .pool import first_visit, pool_folder, ready_drills
from .published import data_files, folder_of

log = get_plugin_logger("tricktaking")


class TricktakingConfig(Config):
    """The plugin's options; all of them may be left out. Paths start from `docs_dir`."""

    language = c.Optional(c.Choice(LANGUAGES))
    """The language of the puzzles; else that of the theme, else English."""
    rules = c.DictOfItems(c.Type(str), default={})
    """Where a game's rules stand: `{bruff: bruff.md}`. Verdicts link there, and the page is checked."""
    registry = c.Optional(c.Type(str))
    """The append-only list of puzzle ids."""
    translations = c.ListOfItems(c.Type(str), default=[])
    """Folders with the same pages in other languages."""
    runtime = c.Optional(c.Type(str))
    """The folder of the built engine; without one, answers come from the page alone."""
    shared_assets = c.Type(str, default="")
    """The way from this site to another that holds our files already, such as `../`."""
    rulings = c.Optional(c.Type(str))
    """The folder of the tables of rulings, whose rows the rule map counts."""
    lesson_site = c.Type(str, default="")
    """The name of the site in links to lessons, such as `tt1`; without one there are no lessons."""
    glossary = c.Optional(c.Type(str))
    """The page of terms; words of other pages lead there and are explained where they stand."""
    drills = c.Optional(c.Type(str))
    """The folder where ready drills are kept from build to build; without one they are dealt anew."""
    node_modules = c.Optional(c.Type(str))
    """The folder with the npm package `ts-fsrs`; without it drills are repeated by a simpler rule."""
    report = c.Type(str, default="")
    """Where readers may report that page and engine disagree: an address or `mailto:`."""


class TricktakingPlugin(BasePlugin[TricktakingConfig]):
    """Sees every page twice: as Markdown, to check the source; as HTML, to add what scripts need."""

    def on_config(self, config: MkDocsConfig) -> MkDocsConfig:
        """Registers the fences with Markdown, and the style with every page."""
        self.docs = Path(config.docs_dir)
        self.lang = self.config.language or _theme_language(config)
        self.troubles: list[tuple[str, Trouble]] = []
        self.placed: list[tuple[str, Fence]] = []
        self.assets = Assets(self.docs / self.config.runtime if self.config.runtime else None)
        self.rows = rows_of(self.docs / self.config.rulings) if self.config.rulings else {}
        self.extension = TricktakingFences(Page("", self.lang))
        extensions: list[Any] = config.markdown_extensions
        extensions.append(self.extension)
        self.terms = TermLinks()
        extensions.append(self.terms)
        config.extra_css.append(self.config.shared_assets + self.assets.address("tricktaking.css"))
        for game in self.config.rules:
            if game not in GAMES:
                raise PluginError(f'rules: "{game}": no such game; known: {", ".join(GAMES)}')
        self.glossary: Glossary | None = None
        self.published = self.drills = self.scheduler = ""
        self.tools: dict[str, str] = {}
        self.styles: dict[str, list[str]] = {}
        if self.config.lesson_site and not Site(self.config.lesson_site).is_well_named():
            way = "up to eight small letters and a number, such as tt1"
            raise PluginError(f'lesson_site: "{self.config.lesson_site}": write {way}')
        return config

    def on_files(self, files: Files, *, config: MkDocsConfig) -> Files:
        """Adds our scripts, styles and the engine, unless another site of the whole has them."""
        own = {} if self.config.shared_assets else self.assets.files
        for uri, path in own.items():
            files.append(File.generated(config, uri, abs_src_path=str(path)))
        if self.config.lesson_site:
            data = self._published_puzzles()
            self.published = f"{ROOT}{folder_of(data)}/"
            for name in () if self.config.shared_assets else data:
                uri = self.published + name
                files.append(File.generated(config, uri, content=data[name]))
        if any(f"```{name}" in self._source(file) for file in files for name in DRILLS):
            ready = ready_drills(self.docs / self.config.drills if self.config.drills else None)
            self.drills = f"{ROOT}{pool_folder(ready)}/"
            if self.config.node_modules:
                name, text = self._scheduler(self.docs / self.config.node_modules)
                self.scheduler = ROOT + name
                ready = {**ready, f"../{name}": text}
            for name in () if self.config.shared_assets else ready:
                uri = posixpath.normpath(self.drills + name)
                files.append(File.generated(config, uri, content=ready[name]))
        return files

    def _scheduler(self, node_modules: Path) -> tuple[str, str]:
        try:
            return borrowed(node_modules, *SCHEDULER)
        except FileNotFoundError as missing:
            way = "run `npm ci` where package.json stands, or leave this option out"
            raise PluginError(
                f"node_modules: there is no {_shown(Path(missing.filename))}; {way}"
            ) from None

    def _source(self, file: File) -> str:
        """The Markdown of a page; of other files nothing."""
        return file.content_string if file.is_documentation_page() else ""

    def _published_puzzles(self) -> dict[str, str]:
        """What stands under every published id; where tools stand is found on the way."""
        registry = self._registry()
        if registry is None:
            raise PluginError("lesson_site: lessons need a registry of ids; set `registry`")
        library = Library(self.docs, lambda shelved: "", str, {})
        found, deals = [], set()
        for shelved in library.shelved():
            deals |= deal_in(shelved.fence)
            if shelved.fence.name in APPS:
                self.tools[shelved.fence.name] = shelved.page
                continue
            there = Page(shelved.page, self.lang, game=shelved.game)
            puzzle = puzzle_in(shelved.fence, there)
            if puzzle and puzzle.id in registry.ids:
                found.append(puzzle)
        return data_files(Site(self.config.lesson_site, list(registry.ids)), found, deals)

    def on_page_markdown(
        self, markdown: str, *, page: SitePage, config: MkDocsConfig, files: Files
    ) -> None:
        """Tells the fences which page comes next, and checks its source."""
        path = page.file.abs_src_path
        if path is None:
            return
        name = _shown(Path(path))
        text = Path(path).read_text(encoding="utf-8-sig")
        source = checks.Source.of_file(name, text)
        self.source = source
        self.extension.page = Page(
            name,
            self.lang,
            game=str(page.meta.get("game", "")),
            rules=self._rules_seen_from(page, files),
            first_line=source.first_line,
            library=self._library(page, files),
        )
        self.terms.begin(self._glossary(), page.file.src_uri)
        troubles = checks.front_matter_troubles(text, page.meta)
        if self.config.translations:
            troubles += checks.heading_troubles(source)
        for folder in self.config.translations:
            there = self.docs / folder / page.file.src_uri
            other = None
            if there.is_file():
                their_text = there.read_text(encoding="utf-8-sig")
                other = checks.Source.of_file(_shown(there), their_text)
            troubles += checks.translation_troubles(source, other, _shown(there))
        for game, uri in self.config.rules.items():
            if uri == page.file.src_uri:
                troubles += checks.rules_page_troubles(source, GAMES[game])
        self.troubles += [(name, trouble) for trouble in troubles]

    def on_page_content(
        self, html: str, *, page: SitePage, config: MkDocsConfig, files: Files
    ) -> str:
        """Collects what the fences found, and adds words, engine and script to a page that has some."""
        converted = self.extension.page
        self.troubles += [(converted.name, trouble) for trouble in converted.troubles]
        self.placed += [(converted.name, fence) for fence in converted.fences]
        stray = checks.fact_mark_troubles(self.source, html)
        self.troubles += [(converted.name, trouble) for trouble in stray]
        home = "../" * page.url.removeprefix("./").count("/")
        root = home + self.config.shared_assets
        html += self._explanations(page, files)
        if not converted.fences:
            return html + self.assets.scripts(own_scripts(html), root)
        tools, own = apps_on(converted.fences), own_scripts(html)
        words = words_of(tools, self.lang, lessons=bool(self.published))
        data = self.assets.page_data(
            self.lang,
            root,
            self.config.report,
            more_words=words | (engine_words(self.lang) if "card-referee.js" in own else {}),
            lessons=self._lessons(page, config, files, home, root),
            scripts=[*own, *(f"{name}.js" for name in tools)],
        )
        if set(tools) & set(DRILLS):
            drills = {
                "data": root + self.drills,
                "scheduler": self.scheduler and root + self.scheduler,
                "cards": {code: pretty(card, self.lang) for code, card in CARDS.items()},
                "terms": CARD_TERMS[self.lang],
                "placement": [f"{game.id}/{skill.id}" for game, skill in first_visit()],
            }
            data += json_data(drills, "tricktaking-drills", attribute="id")
        self.styles[page.file.src_uri] = [
            root + self.assets.address(name) for name in styles_of([*tools, *own])
        ]
        return html + data

    def on_post_page(self, output: str, *, page: SitePage, config: MkDocsConfig) -> str:
        """Puts the styles of a page's tools where they are read before anything is painted."""
        styles = self.styles.get(page.file.src_uri, [])
        look = "".join(f'<link rel="stylesheet" href="{one}" data-page-style>' for one in styles)
        return output.replace("</head>", f"{look}</head>", 1)

    def _glossary(self) -> Glossary | None:
        """The terms, read once for all pages."""
        place = self.config.glossary
        if place and not self.glossary:
            path = self.docs / place
            if not path.is_file():
                raise PluginError(f"glossary: there is no {_shown(path)}")
            text, front = get_data(path.read_text(encoding="utf-8-sig"))
            self.glossary, troubles = read_glossary(place, text, front.get("terms"))
            self.troubles += [(_shown(path), trouble) for trouble in troubles]
        return self.glossary

    def _explanations(self, page: SitePage, files: Files) -> str:
        found = files.get_file_from_path(self.config.glossary or "")
        address = found.url_relative_to(page.file) if found else ""
        return self.terms.explanations(address, word("glossary", self.lang))

    def on_env(self, env: Environment, *, config: MkDocsConfig, files: Files) -> None:
        """Reports everything that is wrong, at once; `--strict` then fails the build."""
        env.globals["card_signs"] = card_signs(self.lang)
        misspelt = any(trouble.kind == MISSPELT for _, trouble in self.troubles)
        self.troubles += checks.puzzle_id_troubles(
            self.placed, self._registry(), all_fences_found=not misspelt
        )
        for name, trouble in sorted(self.troubles):
            log.warning(trouble.report(name))

    def _lessons(
        self, page: SitePage, config: MkDocsConfig, files: Files, home: str, root: str
    ) -> dict[str, Any] | None:
        """What a page must know about lessons: whose they are, and where everything is."""
        if not self.published:
            return None
        tools = {}
        for name, uri in self.tools.items():
            found = files.get_file_from_path(uri)
            tools[name] = found.url_relative_to(page.file) if found else uri
        here = page.url.removeprefix("./")
        return {
            "site": self.config.lesson_site,
            "lang": self.lang,
            "data": root + self.published,
            "rules": self._rules_seen_from(page, files),
            "tools": tools,
            "languages": {
                other["lang"]: f"{home}{other['link']}{here}"
                for other in config.extra.get("alternate", [])
            },
        }

    def _registry(self) -> checks.Registry | None:
        if not self.config.registry:
            return None
        path = self.docs / self.config.registry
        if not path.is_file():
            raise PluginError(
                f"registry: there is no {_shown(path)}; make an empty file of that name"
            )
        return checks.Registry.of_file(_shown(path), path.read_text(encoding="utf-8"))

    def _library(self, page: SitePage, files: Files) -> Library:
        """The fences of all pages, as `page` may quote them."""
        rules = self._rules_seen_from(page, files)

        def rendered(shelved: Shelved) -> str:
            there = Page(shelved.page, self.lang, game=shelved.game, rules=rules)
            return render(shelved.fence, there) or ""

        def address(uri: str) -> str:
            found = files.get_file_from_path(uri)
            return found.url_relative_to(page.file) if found else uri

        return Library(self.docs, rendered, address, self.rows)

    def _rules_seen_from(self, page: SitePage, files: Files) -> dict[str, str]:
        """Where each game's rules stand, as an address on this page; elsewhere as it is given."""
        seen = {}
        for game, place in self.config.rules.items():
            found = files.get_file_from_path(place)
            if found is None and "://" not in place:
                raise PluginError(f'rules: {game}: "{place}": no such page in {_shown(self.docs)}')
            here = found is page.file
            seen[game] = "" if here else found.url_relative_to(page.file) if found else place
        return seen


def _theme_language(config: MkDocsConfig) -> str:
    """The language of the theme, when the engine speaks it."""
    named = config.theme.get("language") or str(config.theme.get("locale") or "")
    short = str(named)[:2]
    return short if short in LANGUAGES else "en"


def _shown(path: Path) -> str:
    """A path as messages show it: from where the command was given."""
    return Path(os.path.relpath(path)).as_posix()
