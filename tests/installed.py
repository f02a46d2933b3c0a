"""The example game as if it were installed: quicker than pip, which tests/makers use."""

from pathlib import Path

EXAMPLE = Path(__file__).parents[1] / "examples" / "goofspiel"


def example_in(folder: Path) -> list[Path]:
    """Folders on whose path Python finds the package and its entry point, of which one is written into a folder."""
    installed = folder / "concilium_goofspiel-1.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Name: concilium-goofspiel\nVersion: 1\n", encoding="ascii")
    (installed / "entry_points.txt").write_text(
        "[concilium.games]\ngoofspiel = concilium_goofspiel:TITLE\n", encoding="ascii"
    )
    return [folder, EXAMPLE / "src"]
