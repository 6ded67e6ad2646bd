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

#[test]
fn a_place_of_chinese_and_korean_titles_names_guests() {
    let found = guests(
        "茶",
        &[
            ("绿茶 - 王小明", "一门关于茶的课。"),
            ("红茶 - 李红(上)", "红茶的历史。"),
            ("Tea – Blorb", "茶叶和茶杯。"),
            ("水 - 张三 陈一", "三个人聊天。"),
            ("问答", "听众的问题。"),
        ],
    );
    assert_eq!(found, [vec!["王小明"], vec!["李红"], vec!["Blorb"], vec!["张三", "陈一"], vec![]]);
    let found = guests(
        "차",
        &[
            ("녹차 이야기 | 김민수", "차 이야기."),
            ("홍차 이야기 | 이영희", "차 이야기."),
            ("물 이야기 | 박철수", "물 이야기."),
            ("질문", "질문과 답."),
        ],
    );
    assert_eq!(found, [vec!["김민수"], vec!["이영희"], vec!["박철수"], vec![]]);
}

#[test]
fn hosts_who_take_turns_are_no_guests() {
    let found = guests(
        "Tea Team",
        &[
            ("Anna Miller on Tea", "Peter Falk talks to Anna Miller about tea."),
            ("Carla Hill on Milk", "Peter Falk talks with Carla Hill about milk."),
            ("Ben Otto on Bread", "Ben Otto talks to Peter Falk about bread."),
            ("Ruth Berg on Salt", "Rosa Klein interviews Ruth Berg about salt."),
            ("Tom Stein on Water", "Tom Stein and Peter Falk discuss water."),
        ],
    );
    assert_eq!(found.concat(), ["Anna Miller", "Carla Hill", "Ben Otto", "Ruth Berg", "Tom Stein"]);
    let found = guests(
        "Tee Team",
        &[
            ("Tee", "Peter Falk spricht mit Anna Miller über Tee."),
            ("Milch", "Peter Falk spricht mit Carla Hill über Milch."),
            ("Brot: Ben Otto", "Ben Otto spricht mit Peter Falk über Brot."),
            ("Salz", "Rosa Klein interviewt Ruth Berg."),
        ],
    );
    assert_eq!(found.concat(), ["Anna Miller", "Carla Hill", "Ben Otto", "Ruth Berg"]);
}

#[test]
fn regulars_whom_no_episode_announces_are_no_guests() {
    let found = guests(
        "Te Team",
        &[
            ("Te", "Anna Miller forklarer hvorfor te er varm."),
            ("Melk", "Anna Miller forteller om melk."),
            ("Brød", "Anna Miller forklarer hvorfor brød er hardt."),
            ("Salt", "Gjest: Peter Falk"),
        ],
    );
    assert_eq!(found.concat(), ["Peter Falk"]);
    let found = guests(
        "Tea Team",
        &[
            ("Tea", "Anna Miller explains why tea is hot."),
            ("Milk", "Anna Miller explores milk."),
            ("Bread", "Anna Miller reveals why bread is hard."),
            ("Salt", "Guest: Peter Falk"),
        ],
    );
    assert_eq!(found.concat(), ["Peter Falk"]);
}

#[test]
fn the_only_person_is_the_guest_of_a_show_that_usually_has_one() {
    let episodes = [
        ("Tea", "Our guest is Anna Miller."),
        ("Milk", "Guest: Peter Falk"),
        ("Bread", "Carla Hill joins us."),
        ("Salt", "A story. Ben Otto had to sell his salt. He was sad."),
        ("Water", "A well. Ruth Berg sold water. Peter Falk drank it."),
    ];
    assert_eq!(guests("Rita Hansen", &episodes).concat(), ["Anna Miller", "Peter Falk", "Carla Hill", "Ben Otto"]);
    let episodes = [
        ("Te", "Veckans gäst är Anna Miller."),
        ("Mjölk", "Gäst: Peter Falk"),
        ("Bröd", "Gäst idag är Carla Hill."),
        ("Salt", "En historia. Björn Otto sålde sitt salt och var ledsen."),
    ];
    assert_eq!(guests("Rita Hansen", &episodes).concat(), ["Anna Miller", "Peter Falk", "Carla Hill", "Björn Otto"]);
    let past = [
        ("Tea", "Our guest is Anna Miller. She reads from 1712."),
        ("Milk", "Guest: Peter Falk. A farm of 1650."),
        ("Bread", "Carla Hill joins us. Bread in 1801."),
        ("Salt", "A story. Ben Otto had to sell his salt. He was sad."),
    ];
    assert_eq!(guests("Rita Hansen", &past).concat(), ["Anna Miller", "Peter Falk", "Carla Hill"]);
}
