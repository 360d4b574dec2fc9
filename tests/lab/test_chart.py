"""`--plot`: charts that can be read, with everything inside of them, for one lineup and for two."""

from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner

from fatsi.command import app
from fatsi.svg.chart import WIDTH, Bar, Bars, Group, chart
from fatsi.words import words

SVG = "{http://www.w3.org/2000/svg}"
QUICK = ("--players", "1", "--workers", "1", "--games", "4")


def test_simulate_draws_svg_and_png(tmp_path: Path) -> None:
    for name in ("chart.svg", "chart.PNG"):
        result = CliRunner().invoke(app, ["simulate", *QUICK, "--bot", "random", "--plot", str(tmp_path / name)])
        assert result.exit_code == 0, result.stderr
    assert (tmp_path / "chart.PNG").read_bytes().startswith(b"\x89PNG")
    root = ElementTree.parse(tmp_path / "chart.svg").getroot()
    text = " ".join(text for text in root.itertext())
    for title in (
        "4 games, seeds 1 to 4",
        "Win rate",
        "Why games were lost",
        "Games with this power",
        "Turns",
        "Qi left",
    ):
        assert title in text


@pytest.mark.usefixtures("quick_greedy")
def test_duel_draws_both_lineups(tmp_path: Path) -> None:
    path = tmp_path / "chart.svg"
    result = CliRunner().invoke(app, ["duel", "greedy", "random", *QUICK, "--plot", str(path)])
    assert result.exit_code == 0, result.stderr
    text = " ".join(ElementTree.parse(path).getroot().itertext())
    for title in ("The same deals", "Only greedy won", "Difference in win rates", "position: random"):
        assert title in text


@pytest.mark.parametrize(("name", "message"), [("chart.pdf", "must end in"), ("no/chart.svg", "cannot be written")])
def test_a_chart_that_cannot_be_written_is_reported_before_any_game(name: str, message: str, tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["simulate", *QUICK, "--plot", str(tmp_path / name)])
    assert result.exit_code == 1 and message in result.stderr and result.stderr.count("\n") == 1
    assert result.stdout == ""


def test_bars_and_whiskers_stay_inside_and_differences_go_both_ways() -> None:
    group = Group("a name that is much too long for its place in the chart", (Bar(-0.4, -1.0, 0.3, "-40%"), None))
    svg = chart("A title", "", "", [Bars("Difference", (group,), ("one", "two"), reference=0.9)], words("en"))
    root = ElementTree.fromstring(svg)
    bars = [rect for rect in root.iter(f"{SVG}rect") if rect.get("class") == "bar-one"]
    assert len(bars) == 2  # the legend's, and the one that is shown
    assert all(0 < float(bar.get("x", 0)) < float(bar.get("x", 0)) + float(bar.get("width", 0)) < WIDTH for bar in bars)
    with pytest.raises(ValueError, match="is not one of"):
        chart("", "", "", [], words("en"), theme="neon")
