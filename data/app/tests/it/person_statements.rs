//! What administrators state about people, on both databases.

use crate::support::lists::podcast_id;
use crate::support::prelude::*;
use earshot_app::{MAX_PERSON_STATEMENTS, StoredPersonStatement, ids};
use earshot_model::people::{PersonAnchor, PersonChange, PersonStatement, SplitCredits, StatedPerson};

fn ada() -> StatedPerson {
    let anchor = PersonAnchor::Credits { key: "ada example".to_owned(), podcast: podcast_id(1) };
    StatedPerson { slug: "ada-example".to_owned(), name: "Ada Example".to_owned(), anchor }
}

async fn state(db: &Db, admin: &Account, change: PersonChange) -> Option<StoredPersonStatement> {
    let statement = PersonStatement { id: ids::new_id(db.clock()), change };
    db.state_person(statement, "She said so".to_owned(), admin.user_id).await.expect("works")
}

fn split(number: usize) -> PersonChange {
    let credits = SplitCredits {
        podcast: podcast_id(number),
        podcast_title: "Slow Bread".to_owned(),
        episode: None,
        episode_title: None,
    };
    PersonChange::Split { person: ada(), credits }
}

on_both_databases!(statements_are_in_effect_until_they_are_undone_and_stay_in_the_history, |db, time| {
    let root = user(&db, "root", Tier::Admin).await;
    let before = db.stated_facts_stamp().await.expect("works");
    let first = state(&db, &root, split(2)).await.expect("fits");
    time.advance(Duration::from_secs(1));
    let page = StatedPerson { anchor: PersonAnchor::Statement { id: first.statement.id }, ..ada() };
    let merge = PersonChange::Merge { person: page, into: ada() };
    let second = state(&db, &root, merge.clone()).await.expect("fits");
    let stamp = db.stated_facts_stamp().await.expect("works");
    assert_ne!(before, stamp, "servers read them again");
    let in_effect = db.person_statements_in_effect().await.expect("works");
    assert_eq!(in_effect, [first.statement.clone(), second.statement.clone()], "the oldest is applied first");
    assert_eq!(in_effect[1].change, merge);

    time.advance(Duration::from_secs(1));
    let undone = db.undo_person_statement(first.statement.id, root.user_id).await.expect("works").expect("undone");
    assert_eq!((undone.undone_by, undone.undone_at.is_some()), (Some(root.user_id), true));
    assert_eq!(db.undo_person_statement(first.statement.id, root.user_id).await.expect("works"), None);
    assert_ne!(db.stated_facts_stamp().await.expect("works"), stamp);
    let in_effect = db.person_statements_in_effect().await.expect("works");
    assert_eq!(in_effect, std::slice::from_ref(&second.statement));
    let history = db.person_statements().await.expect("works");
    let ids: Vec<_> = history.iter().map(|one| one.statement.id).collect();
    assert_eq!(ids, [second.statement.id, first.statement.id]);
    db.delete_user(root.user_id).await.expect("works");
    let history = db.person_statements().await.expect("works");
    assert!(history.len() == 2 && history.iter().all(|one| one.stated_by.is_none()), "the decisions stay");
});

on_both_databases!(the_number_of_statements_in_effect_has_a_bound, |db, _time| {
    let root = user(&db, "root", Tier::Admin).await;
    let first = state(&db, &root, split(1)).await.expect("fits");
    for number in 1..MAX_PERSON_STATEMENTS {
        let number = usize::try_from(number).expect("a number");
        assert!(state(&db, &root, split(number)).await.is_some());
    }
    assert_eq!(state(&db, &root, split(9_999)).await, None);
    assert!(db.undo_person_statement(first.statement.id, root.user_id).await.expect("works").is_some());
    assert!(state(&db, &root, split(9_999)).await.is_some());
});
