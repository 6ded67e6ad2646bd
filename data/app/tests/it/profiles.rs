//! Profiles of users on both databases.

use earshot_app::{OnboardingState, ProfileChange, ProfileUpdate, StoredSearch};
use earshot_model::Tier;

fn text(value: &str) -> Option<Option<String>> {
    Some(Some(value.to_owned()))
}

on_both_databases!(a_profile_names_its_user_and_has_versions, |db, _| {
    let ann = db.create_user("ann@example.org", Tier::Free).await.expect("a user");
    let first = db.profile(&ann).await.expect("works");
    assert_eq!((first.version, first.onboarding, first.full_name()), (0, OnboardingState::Open, None));
    let names = ProfileUpdate {
        first_name: text("Ann"),
        last_name: text("Lee"),
        company: text("Rust Ltd"),
        ..Default::default()
    };
    let ProfileChange::Done(named) = db.update_profile(&ann, names.clone(), Some(0)).await.expect("works") else {
        panic!("the version was right");
    };
    assert_eq!(named.full_name().as_deref(), Some("Ann Lee"));
    let account = db.account_by_email("ann@example.org").await.expect("works");
    assert_eq!(account.display_name.as_deref(), Some("Ann Lee"), "colleagues see the name");
    let late = db.update_profile(&ann, names, Some(0)).await.expect("works");
    assert_eq!(late, ProfileChange::VersionConflict(named.clone()));
    let fewer = ProfileUpdate { first_name: Some(None), last_name: Some(None), ..Default::default() };
    let ProfileChange::Done(fewer) = db.update_profile(&ann, fewer, None).await.expect("works") else {
        panic!("no version was expected");
    };
    assert_eq!((fewer.company.as_deref(), fewer.version), (Some("Rust Ltd"), 2), "other fields stay");
    assert_eq!(db.account_by_email("ann@example.org").await.expect("works").display_name, None);
    assert!(db.delete_user(ann.user_id).await.expect("works"));
    assert!(db.profile(&ann).await.is_err(), "it is deleted with its user");
});

on_both_databases!(the_history_of_searches_is_switched_off_and_cleared, |db, _| {
    let ann = db.create_user("ann@example.org", Tier::Free).await.expect("a user");
    assert!(ann.keeps_searches);
    let off = ProfileUpdate { keeps_searches: Some(false), ..Default::default() };
    db.update_profile(&ann, off, None).await.expect("works");
    assert!(!db.account_by_email("ann@example.org").await.expect("works").keeps_searches);
    db.record_search(StoredSearch {
        id: StoredSearch::id_of(ann.team_id, "rust"),
        team_id: ann.team_id,
        user_id: Some(ann.user_id),
        mode: "podcasts".to_owned(),
        request: "{}".to_owned(),
        searched_at: db.clock().now(),
    });
    assert_eq!(db.searches_of(&ann, None, 10).await.expect("works").len(), 1);
    assert_eq!(db.clear_search_history(&ann).await.expect("works"), 1);
    assert!(db.searches_of(&ann, None, 10).await.expect("works").is_empty());
});
