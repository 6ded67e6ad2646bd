//! Runs the chart benchmark on few charts, and checks that its queries return rows.

use earshot_benches::chart_bench::{Arguments, run};
use tempfile::TempDir;

#[test]
fn few_charts_are_measured() {
    let folder = TempDir::new().unwrap();
    let arguments =
        Arguments { days: 9, countries: 2, categories: 3, depth: 20, queries: 8, folder: folder.path().join("charts") };
    let mut table = String::new();
    run(&arguments, &mut |printed| table.push_str(printed), &mut |_| {}).unwrap();
    let figure = |what: &str| {
        let row = table.lines().find(|line| line.starts_with(&format!("| {what} |")));
        row.unwrap_or_else(|| panic!("{what} in {table}")).to_owned()
    };
    let positions: u32 = figure("positions").split('|').nth(2).unwrap().trim().parse().unwrap();
    assert!(positions > 700 && positions <= 9 * 6 * 20, "{positions}");
    assert!(!figure("movement of one chart").contains("(0 rows"), "{table}");
    assert!(!figure("full history of a podcast").contains("(0 rows"), "{table}");
}
