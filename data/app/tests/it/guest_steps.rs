//! The steps of a guest profile on both databases, from the form to the bio.

use crate::support::guests::{new_guest, rejection, set_goals};
use crate::support::prelude::*;
use crate::support::test_databases::on_both_databases;
use earshot_app::{
    GUEST_PROFILE_JOB, GuestProfileJob, GuestProfileKey, GuestProject, GuestRejection, NewGuestProfile, ProjectKey,
    SaveKind,
};
use earshot_model::guest_profile::{BioOrigin, GuestBio, GuestProfileFields, GuestProfileState};
use earshot_model::project::ProjectState;

#[tokio::test]
async fn the_form_goes_through_all_steps() {
    use GuestProfileState::{CreatingDocumentFromForm, Done, Draft, Error, GeneratingProfile, ProcessingDocuments};
    on_both_databases(|db, time| async move {
        let ann = user(&db, "ann", Tier::Agency).await;
        let ada = guest(&db, &ann, "Ada").await;
        let GuestRejection::Invalid(missing) = rejection(db.submit_guest_form(&ann, ada.id, None).await) else {
            panic!("the form lacks texts");
        };
        let fields: Vec<_> = missing.iter().map(|problem| problem.field.as_str()).collect();
        assert_eq!(fields, ["goals", "expertise", "topicsToDiscuss"]);
        let edit = |fields: &mut GuestProfileFields| {
            fields.bio.goals = vec!["Meet hosts".to_owned()];
            fields.bio.areas_of_expertise = vec!["Engines".to_owned()];
            fields.bio.topics_to_discuss = vec!["Notes".to_owned()];
        };
        db.update_guest_profile(&ann, ada.id, edit, None, SaveKind::Autosave).await.expect("works");
        let stale = db.submit_guest_form(&ann, ada.id, Some(1)).await;
        assert_eq!(rejection(stale), GuestRejection::VersionConflict);
        let submitted = db.submit_guest_form(&ann, ada.id, Some(2)).await.expect("complete");
        assert_eq!((submitted.state, submitted.version), (CreatingDocumentFromForm, 2));
        assert_eq!(rejection(db.submit_guest_form(&ann, ada.id, None).await), GuestRejection::Busy);
        assert_eq!(rejection(db.begin_guest_bio(&ann, ada.id).await), GuestRejection::Busy);
        let lease = Duration::from_secs(60);
        let job = db.claim_job(GUEST_PROFILE_JOB, "worker", lease).await.expect("works").expect("a job");
        let payload: GuestProfileJob = serde_json::from_value(job.payload).expect("a payload");
        let (of_job, account) = db.guest_profile_of_job(payload).await.expect("works").expect("it is there");
        assert_eq!((of_job.id, account.user_id), (ada.id, ann.user_id));

        let step = async |from, to| db.move_guest_profile(ada.id, from, to).await.expect("works");
        assert!(step(CreatingDocumentFromForm, ProcessingDocuments).await);
        assert!(!step(CreatingDocumentFromForm, ProcessingDocuments).await, "it is there already");
        assert!(!step(ProcessingDocuments, Draft).await, "there is no way back");
        assert!(step(ProcessingDocuments, GeneratingProfile).await);
        assert!(db.fail_guest_profile(ada.id, "No text.").await.expect("works"));
        assert!(!db.fail_guest_profile(ada.id, "Again.").await.expect("works"), "no step is running");
        let failed = db.find_guest_profile(&ann, &GuestProfileKey::Id(ada.id)).await.expect("works").expect("found");
        assert_eq!((failed.state, failed.state_reason.as_deref()), (Error, Some("No text.")));
        assert!(step(Error, Done).await);
        // A step whose worker was lost does not block the profile.
        db.begin_guest_bio(&ann, ada.id).await.expect("works");
        time.advance(Duration::from_secs(601));
        let begun = db.begin_guest_bio(&ann, ada.id).await.expect("the first was lost");
        assert_eq!((begun.state, begun.state_reason), (GeneratingProfile, None));
    })
    .await;
}

on_both_databases!(a_submitted_form_makes_the_project_active_and_needs_a_job_each_time, |db, _| {
    let ann = user(&db, "ann", Tier::Agency).await;
    let new = NewGuestProfile { project: GuestProject::New(ProjectState::Draft), ..new_guest("Ada") };
    let (ada, _) = db.create_guest_profile(&ann, new).await.expect("a guest");
    let edit = |fields: &mut GuestProfileFields| {
        fields.bio.goals = vec!["Meet hosts".to_owned()];
        fields.bio.areas_of_expertise = vec!["Engines".to_owned()];
        fields.bio.topics_to_discuss = vec!["Notes".to_owned()];
    };
    db.update_guest_profile(&ann, ada.id, edit, None, SaveKind::Manual).await.expect("works");
    // The bio of a draft may be generated, and the profile stays a draft.
    let begun = db.begin_guest_bio(&ann, ada.id).await.expect("works");
    let bio = GuestBio { short_bio: "Ada builds engines.".to_owned(), ..begun.fields.bio.clone() };
    let read = begun.fields.bio;
    let (written, _) = db.finish_guest_bio(&ann, ada.id, (read, bio), BioOrigin::Rules).await.expect("works");
    assert_eq!(written.state, GuestProfileState::Draft);
    db.submit_guest_form(&ann, ada.id, None).await.expect("complete");
    let key = ProjectKey::Id(ada.project_id.expect("a project"));
    let project = db.find_project(&ann, &key).await.expect("works").expect("a project");
    assert_eq!(project.state, ProjectState::Active);
    let lease = Duration::from_secs(60);
    assert!(db.claim_job(GUEST_PROFILE_JOB, "worker", lease).await.expect("works").is_some());
    // The job has stored the bio and has not ended yet.
    let (step, done) = (GuestProfileState::CreatingDocumentFromForm, GuestProfileState::Done);
    assert!(db.move_guest_profile(ada.id, step, done).await.expect("works"));
    db.submit_guest_form(&ann, ada.id, None).await.expect("again");
    assert!(db.claim_job(GUEST_PROFILE_JOB, "worker", lease).await.expect("works").is_some(), "its own job");
    db.delete_guest_profile(&ann, ada.id, None).await.expect("works");
    let job = GuestProfileJob { profile_id: ada.id, user_id: ann.user_id };
    assert_eq!(db.guest_profile_of_job(job).await.expect("works"), None);
});

on_both_databases!(a_generated_bio_keeps_fields_edited_meanwhile, |db, _| {
    let ann = user(&db, "ann", Tier::Agency).await;
    let ada = guest(&db, &ann, "Ada").await;
    let draft = GuestProfileState::Draft;
    assert!(db.move_guest_profile(ada.id, draft, GuestProfileState::Done).await.expect("works"));
    let read = db.begin_guest_bio(&ann, ada.id).await.expect("works").fields.bio;
    set_goals(&db, &ann, ada.id, &["Typed meanwhile"], SaveKind::Autosave).await;
    let bio = GuestBio {
        short_bio: "Ada Lovelace builds engines.".to_owned(),
        goals: vec!["Generated".to_owned()],
        ..read.clone()
    };
    let (done, change) = db.finish_guest_bio(&ann, ada.id, (read.clone(), bio), BioOrigin::Rules).await.expect("works");
    assert_eq!((done.state, done.bio_origin), (GuestProfileState::Done, BioOrigin::Rules));
    assert_eq!(done.fields.bio.short_bio, "Ada Lovelace builds engines.");
    assert_eq!(done.fields.bio.goals, ["Typed meanwhile"]);
    assert!(done.bio_generated_at.is_some());
    let undone = db.undo_guest_change(&ann, change.expect("a change")).await.expect("works").expect("a change");
    assert_eq!(undone.skipped, None);
    let found = db.find_guest_profile(&ann, &GuestProfileKey::Id(ada.id)).await.expect("works").expect("found");
    assert_eq!(found.fields.bio.short_bio, "Builds engines.");
    let (edited, _) = set_goals(&db, &ann, ada.id, &["By hand"], SaveKind::Manual).await;
    assert_eq!(edited.bio_origin, BioOrigin::Person);
});
