//! Preferences of users on both databases: versions, and two writers.

use earshot_app::{PreferencesOutcome, StoredPreferences};
use earshot_model::Tier;

on_both_databases!(a_change_needs_the_version_that_it_was_made_from, |db, _| {
    let ann = db.create_user("ann@example.org", Tier::Free).await.expect("a user");
    let bob = db.create_user("bob@example.org", Tier::Free).await.expect("a user");
    assert_eq!(db.preferences(&ann).await.expect("works"), StoredPreferences::default());
    let stored = |value: &str, version| StoredPreferences { value: value.to_owned(), version };
    let put = |from, value: &str| db.replace_preferences(&ann, from, value.to_owned());
    assert_eq!(put(0, "{\"a\":1}").await.expect("works"), PreferencesOutcome::Changed(stored("{\"a\":1}", 1)));
    for stale in [0, 2] {
        let outcome = put(stale, "{}").await.expect("works");
        assert_eq!(outcome, PreferencesOutcome::Conflict(stored("{\"a\":1}", 1)), "{stale}");
    }
    assert_eq!(put(1, "{\"b\":2}").await.expect("works"), PreferencesOutcome::Changed(stored("{\"b\":2}", 2)));
    assert_eq!(db.preferences(&ann).await.expect("works"), stored("{\"b\":2}", 2));
    assert_eq!(db.preferences(&bob).await.expect("works"), StoredPreferences::default());
    assert!(db.delete_user(ann.user_id).await.expect("works"));
    assert_eq!(db.preferences(&ann).await.expect("works"), StoredPreferences::default());
});

on_both_databases!(one_of_two_first_changes_wins, |db, _| {
    let ann = db.create_user("ann@example.org", Tier::Free).await.expect("a user");
    let put = |value: &str| db.replace_preferences(&ann, 0, value.to_owned());
    let (one, two) = tokio::join!(put("{\"a\":1}"), put("{\"b\":2}"));
    let outcomes = [one.expect("works"), two.expect("works")];
    let changed = outcomes.iter().filter(|outcome| matches!(outcome, PreferencesOutcome::Changed(_))).count();
    assert_eq!(changed, 1, "{outcomes:?}");
});
