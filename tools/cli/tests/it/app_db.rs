//! `earshot app-db`, and what needs a database that several processes share.

use crate::common::Earshot;

#[test]
fn an_exported_database_is_restored_with_its_accounts() {
    let (first, second) = (Earshot::new(), Earshot::new());
    first.ok(&["users", "create", "--email", "ann@example.org", "--plan", "business"]);
    let key = first.ok(&["keys", "create", "--email", "ann@example.org"]);
    let file = second.path("backup.db").display().to_string();
    let exported = first.json(&["app-db", "export", &file]);
    let imported = second.json(&["app-db", "import", &file]);
    assert_eq!(exported, imported, "rows and checksums are equal");
    let tables = exported["tables"].as_array().expect("tables");
    let rows = |name: &str| tables.iter().find(|table| table["name"] == name).expect("the table")["rows"].as_u64();
    assert_eq!((rows("users"), rows("api_keys")), (Some(1), Some(1)));
    let listed = second.ok(&["keys", "list", "--email", "ann@example.org"]);
    assert!(listed.contains(key.trim().get(..16).expect("a prefix")), "{listed}");

    let again = second.run(&["app-db", "import", &file]);
    assert_eq!(again.code, Some(1));
    assert!(again.stderr.contains("the target is not empty") && again.stderr.contains("hint: "), "{}", again.stderr);
    let again = first.run(&["app-db", "export", &file]);
    assert_eq!(again.code, Some(1), "a file is never replaced: {}", again.stderr);
}

#[test]
fn a_worker_and_a_server_without_workers_refuse_sqlite() {
    let earshot = Earshot::new();
    for arguments in [&["worker", "--base-url", "https://example.org"][..], &["serve", "--workers", "off"]] {
        let refused = earshot.run(arguments);
        assert_eq!(refused.code, Some(1));
        assert!(refused.stderr.contains("an SQLite file has one server"), "{}", refused.stderr);
        assert!(!earshot.data().join("app.sqlite").exists(), "nothing is created");
    }
}
