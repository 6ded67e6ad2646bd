//! Guests of invented shows: how a show names its guests in episode after episode.

use earshot_model::AppearanceKind;
use earshot_scoring::people::{EpisodePeople, EpisodeText, ShowPeople, ShowText, learn_habits};

/// Title and description of each episode.
type Episodes = [(&'static str, &'static str)];

/// Returns the guests of each episode, read with the habits of all.
fn guests(author: &str, episodes: &Episodes) -> Vec<Vec<String>> {
    let mut show = ShowPeople::read(&ShowText { title: "Tea", author: Some(author), ..ShowText::default() });
    let read = |&(title, description): &(&'static str, &'static str)| {
        EpisodePeople::read(&EpisodeText { title, description, ..EpisodeText::default() })
    };
    let own: Vec<EpisodePeople> = episodes.iter().map(read).collect();
    let habits = learn_habits(&show, &own);
    show.set_habits(habits);
    let of_episode = |own: EpisodePeople| {
        let people = own.credits_for_show(&show).into_iter();
        people.filter(|person| person.kind == AppearanceKind::Guest).map(|person| person.name).collect()
    };
    own.into_iter().map(of_episode).collect()
}

#[test]
fn a_place_of_titles_that_has_names_is_where_guests_are_named() {
    let found = guests(
        "Rita Hansen",
        &[
            ("Ep. 1 | Té verde | Anna Miller", "Historia de un negocio."),
            ("Ep. 2 | Té negro | Zork Blorb", "Historia de otro negocio."),
            ("Ep. 3 | Agua | Pedro Otto y Plim Zorgel", "Dos historias."),
            ("Ep. 4 | Preguntas | Sin invitados", "Respuestas a los oyentes."),
            ("Ep. 5 | Pan | Carla Hill", "Una panadera."),
            ("Ep. 6 | Sal | Rita Hansen", "Sola ante el micrófono."),
        ],
    );
    let expected: &[&[&str]] =
        &[&["Anna Miller"], &["Zork Blorb"], &["Pedro Otto", "Plim Zorgel"], &[], &["Carla Hill"], &[]];
    assert_eq!(found, expected);
}

#[test]
fn one_episode_shows_no_habit() {
    assert_eq!(guests("Rita Hansen", &[("Ep. 2 | Té negro | Zork Blorb", "Otro negocio.")]), [Vec::<String>::new()]);
}

#[test]
fn a_place_of_titles_about_the_past_names_topics() {
    let found = guests(
        "Rita Hansen",
        &[
            ("Anna Miller: the queen of tea", "She reigned from 1712."),
            ("Peter Otto: the king of milk", "A farm of 1650."),
            ("Carla Hill: the baker", "Bread in 1801."),
            ("Ben Falk: the miller", "A mill of 1790."),
        ],
    );
    assert!(found.iter().all(Vec::is_empty), "{found:?}");
}

#[test]
fn words_before_guests_of_other_episodes_announce_guests() {
    let found = guests(
        "Rita Hansen",
        &[
            ("Tea", "Blip florp: Anna Miller. Our guest is Anna Miller."),
            ("Milk", "Blip florp: Peter Otto. We talk to Peter Otto about milk."),
            ("Bread", "Blip florp: Carla Hill."),
            ("Salt", "Blip florp: Zork Blorb."),
        ],
    );
    assert_eq!(found.concat(), ["Anna Miller", "Peter Otto", "Carla Hill", "Zork Blorb"]);
    let makers = guests(
        "Rita Hansen",
        &[
            ("Tea", "Blip florp: Anna Miller."),
            ("Milk", "Blip florp: Anna Miller."),
            ("Bread", "Blip florp: Peter Otto."),
            ("Salt", "Blip florp: Carla Hill."),
        ],
    );
    assert!(makers.iter().all(Vec::is_empty), "nothing says that they are guests: {makers:?}");
}

#[test]
fn who_made_a_work_of_a_year_is_no_guest() {
    let found = guests("Rita Hansen", &[("#4 Green Tea (1998) - Anna Miller", "A film about two farmers.")]);
    assert_eq!(found, [Vec::<String>::new()]);
}
