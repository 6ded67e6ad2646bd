//! Saved searches on both databases: who sees and changes them, defaults, versions, and when people looked.

use crate::support::prelude::*;
use earshot_app::{
    MAX_SAVED_SEARCHES, NewSavedSearch, SavedSearch, SavedSearchChange, SavedSearchKey, SavedSearchOutcome,
    SavedSearchRejection, SearchPosition, StoredSearch,
};

async fn user(db: &Db, name: &str) -> Account {
    db.create_user(&format!("{name}@example.org"), Tier::Agency).await.expect("a user")
}

fn new(db: &Db, name: &str, is_shared: bool) -> NewSavedSearch {
    NewSavedSearch {
        name: name.to_owned(),
        mode: "podcasts".to_owned(),
        request: "{\"topics\":[\"rust\"]}".to_owned(),
        is_shared,
        is_default: false,
        seen_until: db.clock().now(),
    }
}

async fn save(db: &Db, account: &Account, new: NewSavedSearch) -> SavedSearch {
    changed(db.save_search(account, new).await.expect("works"))
}

fn changed(outcome: SavedSearchOutcome) -> SavedSearch {
    match outcome {
        SavedSearchOutcome::Changed(search) => search,
        SavedSearchOutcome::Rejected(rejection) => panic!("{rejection:?}"),
    }
}

fn rejection(outcome: SavedSearchOutcome) -> SavedSearchRejection {
    match outcome {
        SavedSearchOutcome::Rejected(rejection) => rejection,
        SavedSearchOutcome::Changed(search) => panic!("{search:?}"),
    }
}

fn rename(name: &str) -> SavedSearchChange {
    SavedSearchChange { name: Some(name.to_owned()), ..SavedSearchChange::default() }
}

async fn names(db: &Db, account: &Account) -> Vec<String> {
    let page = db.saved_searches(account, None, 100).await.expect("works");
    page.searches.into_iter().map(|search| search.name).collect()
}

// Who sees, changes and deletes: the owner, an admin, a member and another team.
on_both_databases!(sharing_and_roles_decide_who_sees_and_changes, |db, time| {
    let (ann, bob, eve) = (user(&db, "ann").await, user(&db, "bob").await, user(&db, "eve").await);
    let of_team = |role| Account { team_id: ann.team_id, role, ..bob.clone() };
    let (member, admin) = (of_team(Role::Member), of_team(Role::Admin));
    let private = save(&db, &ann, new(&db, "Private", false)).await;
    time.advance(Duration::from_millis(5));
    let shared = save(&db, &ann, new(&db, "Shared", true)).await;
    assert_eq!(names(&db, &ann).await, ["Shared", "Private"]);
    for (account, sees) in [(&member, true), (&admin, true), (&eve, false)] {
        assert_eq!(names(&db, account).await, if sees { vec!["Shared"] } else { vec![] });
        for (search, is_seen) in [(&private, false), (&shared, sees)] {
            for key in [SavedSearchKey::Id(search.id), SavedSearchKey::parse(&search.short_id)] {
                let found = db.find_saved_search(account, &key).await.expect("works");
                assert_eq!(found.is_some(), is_seen, "{} {}", account.email, search.name);
                let seen = db.mark_saved_search_seen(account, key.clone(), db.clock().now()).await.expect("works");
                assert_eq!(seen.is_some(), is_seen);
                if !is_seen {
                    let outcome = db.change_saved_search(account, key.clone(), None, rename("x")).await;
                    assert_eq!(rejection(outcome.expect("works")), SavedSearchRejection::NotFound);
                    let outcome = db.delete_saved_search(account, key, None).await.expect("works");
                    assert_eq!(rejection(outcome), SavedSearchRejection::NotFound);
                }
            }
        }
    }
    let key = || SavedSearchKey::Id(shared.id);
    let outcome = db.change_saved_search(&member, key(), None, rename("Mine")).await.expect("works");
    assert_eq!(rejection(outcome), SavedSearchRejection::NotOwner);
    let outcome = db.delete_saved_search(&member, key(), None).await.expect("works");
    assert_eq!(rejection(outcome), SavedSearchRejection::NotOwner);
    let renamed = changed(db.change_saved_search(&admin, key(), None, rename("Team's")).await.expect("works"));
    assert_eq!((renamed.name.as_str(), renamed.version), ("Team's", 2));
    changed(db.delete_saved_search(&admin, key(), Some(2)).await.expect("works"));
    assert_eq!(names(&db, &ann).await, ["Private"]);
});

on_both_databases!(each_user_has_one_default, |db, _| {
    let (ann, bob) = (user(&db, "ann").await, user(&db, "bob").await);
    let member = Account { team_id: ann.team_id, role: Role::Member, ..bob };
    let one = save(&db, &ann, NewSavedSearch { is_default: true, ..new(&db, "One", true) }).await;
    let two = save(&db, &ann, NewSavedSearch { is_default: true, ..new(&db, "Two", true) }).await;
    let defaults = |account: &Account| {
        let (db, account) = (db.clone(), account.clone());
        async move {
            let page = db.saved_searches(&account, None, 10).await.expect("works");
            let defaults = page.searches.into_iter().filter(|search| search.is_default);
            defaults.map(|search| search.name).collect::<Vec<_>>()
        }
    };
    assert_eq!(defaults(&ann).await, ["Two"]);
    assert_eq!(defaults(&member).await, Vec::<String>::new());
    let set = |is_default| SavedSearchChange { is_default: Some(is_default), ..SavedSearchChange::default() };
    // Everyone who sees the search may set it, and it does not change the search.
    let key = SavedSearchKey::Id(one.id);
    let own = changed(db.change_saved_search(&member, key.clone(), None, set(true)).await.expect("works"));
    assert_eq!((own.is_default, own.version), (true, 1));
    assert_eq!((defaults(&member).await, defaults(&ann).await), (vec!["One".to_owned()], vec!["Two".to_owned()]));
    changed(db.change_saved_search(&member, key, None, set(false)).await.expect("works"));
    changed(db.delete_saved_search(&ann, SavedSearchKey::Id(two.id), None).await.expect("works"));
    assert_eq!((defaults(&member).await, defaults(&ann).await), (vec![], vec![]));
});

on_both_databases!(another_version_is_not_overwritten, |db, _| {
    let ann = user(&db, "ann").await;
    let saved = save(&db, &ann, new(&db, "One", false)).await;
    let key = SavedSearchKey::Id(saved.id);
    changed(db.change_saved_search(&ann, key.clone(), Some(1), rename("Two")).await.expect("works"));
    for outcome in [
        db.change_saved_search(&ann, key.clone(), Some(1), rename("Three")).await.expect("works"),
        db.delete_saved_search(&ann, key.clone(), Some(1)).await.expect("works"),
    ] {
        let SavedSearchRejection::VersionConflict(current) = rejection(outcome) else { panic!("a conflict") };
        assert_eq!((current.name.as_str(), current.version), ("Two", 2));
    }
});

on_both_databases!(the_seen_time_never_moves_back, |db, time| {
    let (ann, bob) = (user(&db, "ann").await, user(&db, "bob").await);
    let member = Account { team_id: ann.team_id, role: Role::Member, ..bob };
    let saved = save(&db, &ann, new(&db, "One", true)).await;
    let key = || SavedSearchKey::Id(saved.id);
    assert_eq!((saved.last_seen_at, saved.seen_until), (Some(db.clock().now()), Some(db.clock().now())));
    let of_member = db.find_saved_search(&member, &key()).await.expect("works").expect("shared");
    assert_eq!((of_member.last_seen_at, of_member.seen_until), (None, None));
    time.advance(Duration::from_secs(60));
    let older = db.clock().now() - Duration::from_secs(90);
    let seen = db.mark_saved_search_seen(&ann, key(), older).await.expect("works").expect("own");
    assert_eq!((seen.last_seen_at, seen.seen_until), (Some(db.clock().now()), saved.seen_until));
    let seen = db.mark_saved_search_seen(&member, key(), older).await.expect("works").expect("shared");
    assert_eq!((seen.seen_until, seen.version), (Some(older), 1));
});

on_both_databases!(private_searches_are_deleted_with_their_account, |db, _| {
    let (ann, bob) = (user(&db, "ann").await, user(&db, "bob").await);
    let in_team_of_ann = Account { team_id: ann.team_id, role: Role::Member, ..bob.clone() };
    save(&db, &in_team_of_ann, new(&db, "Private", false)).await;
    let shared = save(&db, &in_team_of_ann, new(&db, "Shared", true)).await;
    assert!(db.delete_user(bob.user_id).await.expect("works"));
    let left = db.find_saved_search(&ann, &SavedSearchKey::Id(shared.id)).await.expect("works").expect("stays");
    assert_eq!(left.user_id, None);
    assert_eq!(names(&db, &in_team_of_ann).await, ["Shared"]);
});

on_both_databases!(saved_searches_are_limited_and_paged, |db, time| {
    let ann = user(&db, "ann").await;
    for number in 0..MAX_SAVED_SEARCHES {
        save(&db, &ann, new(&db, &number.to_string(), false)).await;
        time.advance(Duration::from_millis(1));
    }
    let outcome = db.save_search(&ann, new(&db, "one more", false)).await.expect("works");
    assert_eq!(rejection(outcome), SavedSearchRejection::TooMany);
    let (mut seen, mut before) = (Vec::new(), None);
    loop {
        let page = db.saved_searches(&ann, before, 64).await.expect("works");
        before = page.searches.last().map(|search| search.id);
        seen.extend(page.searches.into_iter().map(|search| search.name));
        if !page.has_more {
            break;
        }
    }
    let expected: Vec<String> = (0..MAX_SAVED_SEARCHES).rev().map(|number| number.to_string()).collect();
    assert_eq!(seen, expected);
});

on_both_databases!(the_history_of_a_user_is_paged_by_time, |db, time| {
    let (ann, bob) = (user(&db, "ann").await, user(&db, "bob").await);
    let record = |account: &Account, hash: &str| {
        db.record_search(StoredSearch {
            id: StoredSearch::id_of(account.team_id, hash),
            team_id: account.team_id,
            user_id: Some(account.user_id),
            mode: "podcasts".to_owned(),
            request: format!("\"{hash}\""),
            searched_at: db.clock().now(),
        });
    };
    // Pairs at the same time, which only ids order.
    for pair in [["a", "b"], ["c", "d"], ["e", "f"]] {
        pair.iter().for_each(|hash| record(&ann, hash));
        time.advance(Duration::from_secs(1));
    }
    record(&bob, "z");
    record(&ann, "a");
    db.finish_search_writes().await;
    let (mut pages, mut after) = (Vec::new(), None);
    loop {
        let page = db.searches_of(&ann, after, 4).await.expect("works");
        let Some(last) = page.last() else { break };
        after = Some(SearchPosition { searched_at: last.searched_at, id: last.id });
        pages.push(page);
    }
    let found: Vec<StoredSearch> = pages.concat();
    assert_eq!(pages.iter().map(Vec::len).collect::<Vec<_>>(), [4, 2]);
    assert_eq!(found[0].request, "\"a\"", "a repeat comes first, and once");
    let order: Vec<_> = found.iter().map(|search| (search.searched_at, search.id)).collect();
    let mut sorted = order.clone();
    sorted.sort_unstable();
    sorted.reverse();
    assert_eq!(order, sorted);
    time.advance(Duration::from_secs(90 * 24 * 60 * 60));
    assert_eq!(db.searches_of(&ann, None, 10).await.expect("works").len(), 1, "90 days");
});
