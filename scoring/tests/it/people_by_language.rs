//! Guests of invented episodes by language: how texts announce them, and people who are only talked about.

use earshot_model::AppearanceKind;
use earshot_scoring::people::{EpisodeText, ShowPeople, ShowText, find_people};

/// Title, description, guests. The show is hosted by Rita Hansen.
type Case = (&'static str, &'static str, &'static [&'static str]);

fn check(cases: &[Case]) {
    let show = ShowText { title: "Tea", author: Some("Rita Hansen"), ..ShowText::default() };
    let show = ShowPeople::read(&show);
    let mut wrong = Vec::new();
    for (title, description, expected) in cases {
        let episode = EpisodeText { title, description, ..EpisodeText::default() };
        let people = find_people(&show, &episode);
        let guests: Vec<&str> = people
            .iter()
            .filter(|person| person.kind == AppearanceKind::Guest)
            .map(|person| person.name.as_str())
            .collect();
        if guests != *expected {
            wrong.push(format!("{title} | {description}: {guests:?}, expected {expected:?}"));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn german_guests() {
    check(&[
        ("Tee", "Im Gespräch mit Rita Hansen erläutert Peter Falk, wie Tee wächst.", &["Peter Falk"]),
        ("Tee", "Im Gespräch mit Moderatorin Julia Weber erklärt der Biologe Peter Falk den Anbau.", &["Peter Falk"]),
        ("Tee", "On Air: Rita Hansen / Peter Falk", &["Peter Falk"]),
        ("Tee", "Warum ist das so? Das erklärt die Biologin Anna Miller.", &["Anna Miller"]),
        ("Tee", "Zu Gast sind Anna Miller und Peter Falk.", &["Anna Miller", "Peter Falk"]),
        ("Tee", "Gäste:\n- Anna Miller, Autorin\n- Peter Falk, Verein für Tee\n", &["Anna Miller", "Peter Falk"]),
        ("Tee", "Es geht um das Leben von Anna Miller, die 1912 starb.", &[]),
        ("Tee", "Ein Film mit Anna Miller und Peter Falk in den Hauptrollen.", &[]),
        ("Anna Miller: Die Königin des Tees", "Anna Miller war eine Königin. Sie starb 1912.", &[]),
        ("Bundestagsabgeordnete Anna Miller im Gespräch", "", &["Anna Miller"]),
        ("Tee", "Darüber spricht Rita Hansen mit Staatssekretär Peter Falk.", &["Peter Falk"]),
        ("Tee", "Herzlich willkommen, Peter Falk!", &["Peter Falk"]),
    ]);
}

#[test]
fn english_guests() {
    check(&[
        ("Tea", "We review the film, starring Anna Miller and Peter Falk.", &[]),
        ("Tea", "The new movie by Anna Miller, starring Peter Falk, is out.", &[]),
        ("Rita Confronts Peter Falk", "A long talk.", &["Peter Falk"]),
        ("Tea", "Expert Anna Miller: tea is fine.", &["Anna Miller"]),
        (
            "Anna Miller: The Woman Who Sold Tea",
            "Anna Miller was born in 1890 and died in 1944. This is her story.",
            &[],
        ),
        ("Anna Miller: How to Sell Tea", "Anna Miller joins Rita to talk about shops.", &["Anna Miller"]),
        ("The Life of Anna Miller", "The story of Anna Miller, told in three parts.", &[]),
        ("Peter Falk and Anna Miller", "", &["Peter Falk", "Anna Miller"]),
        ("March Madness", "In March and April we talk about tea.", &[]),
        ("Tea", "An interview with the creator of “Hallo Anna” and “Ben Again”.", &[]),
        ("The art of tea, by Anna Miller", "", &["Anna Miller"]),
        ("Tea", "Anna Corona explains how tea grows.", &["Anna Corona"]),
        ("Tea", "Joined by Professor Anna Miller and Dr. Peter Falk.", &["Anna Miller", "Peter Falk"]),
        ("Tea", "With guests Anna Miller, Peter Falk and Carla Otto.", &["Anna Miller", "Peter Falk", "Carla Otto"]),
    ]);
}

#[test]
fn russian_guests() {
    check(&[
        ("Чай", "Гости:\n— Иван Петров, директор завода\n— Анна Миллер, врач\n", &["Иван Петров", "Анна Миллер"]),
        ("Чай", "Наши гости: Иван Петров и Анна Миллер.", &["Иван Петров", "Анна Миллер"]),
        ("Чай", "В гости был приглашён Иван Петров.", &["Иван Петров"]),
        (
            "Иван Петров о чае",
            "Мы поговорили с Иваном Петровым о чае. Книга Ивана Петрова вышла вчера.",
            &["Иван Петров"],
        ),
        ("Чай", "Рассказывает историк Анна Миллер.", &["Анна Миллер"]),
        ("Чай", "Мы обсудили фильм Ивана Петрова и книгу Анны Миллер.", &[]),
        ("Чай", "О жизни Ивана Петрова.", &[]),
        ("Чай", "Участники: Рита Хансен, Иван Петров", &["Рита Хансен", "Иван Петров"]),
    ]);
}

#[test]
fn portuguese_and_spanish_guests() {
    check(&[
        (
            "Chá",
            "Com as convidadas Anna Miller, Carla Otto e Maria Souza.",
            &["Anna Miller", "Carla Otto", "Maria Souza"],
        ),
        ("Chá", "Um papo sobre chá com as nossas convidadas Anna Miller e Carla Otto", &["Anna Miller", "Carla Otto"]),
        ("Chá", "Anna Miller, seja bem-vinda! Hoje falamos de chá.", &["Anna Miller"]),
        ("Chá", "Quem conta essa história é a jornalista Anna Miller.", &["Anna Miller"]),
        ("Anna San José: “Hay té”", "Hablamos con la creadora de “Hola Pedro”.", &["Anna San José"]),
        ("Té", "Nos lo cuenta la periodista Anna Miller.", &["Anna Miller"]),
        ("Té", "Rita Hansen recibe a la periodista Anna Miller.", &["Anna Miller"]),
        ("Té", "Pedro Falcón recibe a la periodista Anna Miller.", &[]),
        ("Té", "Bienvenido Pedro Falk. Hablamos de té.", &["Pedro Falk"]),
        ("Té", "Una película protagonizada por Anna Miller y Pedro Falk.", &[]),
        ("Té", "Invitados: Anna Miller y Pedro Falk", &["Anna Miller", "Pedro Falk"]),
        ("Té", "Contamos con Pedro Falk, investigador.", &["Pedro Falk"]),
        ("La vida de Anna Miller", "La historia de Anna Miller, que murió en 1912.", &[]),
    ]);
}

#[test]
fn dutch_and_nordic_guests() {
    check(&[
        ("Thee", "Dat is goed nieuws, vertelt Anna Miller.", &["Anna Miller"]),
        ("Thee", "Het verandert alles, ziet verslaggever Anna Miller.", &["Anna Miller"]),
        ("Thee", "Rita Hansen praat met gasten Anna Miller en Jan de Boer.", &["Anna Miller", "Jan de Boer"]),
        ("Anna Miller og Peter Falk", "", &["Anna Miller", "Peter Falk"]),
        ("Anna Miller og Peter Falk fra Tekanna", "Hva er best?", &["Anna Miller", "Peter Falk"]),
        ("Anna Miller og Peter Falk møtes til te", "Begge elsker te.", &["Anna Miller", "Peter Falk"]),
        ("Thee", "Dat bespreken presentator Rita Hansen en columnist Anna Miller.", &["Anna Miller"]),
        ("Te", "Det forteller forsker Anna Miller.", &["Anna Miller"]),
        ("Te", "Berättar gör Anna Miller.", &["Anna Miller"]),
        ("Te", "Gæster i studiet: Anna Miller og Peter Falk.", &["Anna Miller", "Peter Falk"]),
        ("Te", "Gæster i udsendelsen er journalist Anna Miller og Peter Falk.", &["Anna Miller", "Peter Falk"]),
        ("Te", "Det handler om livet til Anna Miller.", &[]),
        ("Te", "Dessutom intervjuar vi löpcoachen Anna Miller.", &["Anna Miller"]),
        // Who meets somebody has to be the host.
        ("Te", "Rita Hansen møter forfatteren Anna Miller.", &["Anna Miller"]),
        ("Te", "Peter Falk møter forfatteren Anna Miller.", &[]),
        // A role alone does not make a guest the host.
        ("Te", "Gjest er Anna Miller.\nProgramleder Anna Miller leder også andre programmer.", &["Anna Miller"]),
    ]);
}

#[test]
fn french_and_italian_guests() {
    check(&[
        ("Thé", "Invités : Anna Miller (journaliste), Pierre Falk (médecin)", &["Anna Miller", "Pierre Falk"]),
        ("Thé", "Un film avec Anna Miller et Pierre Falk, réalisé par Paul Otto.", &[]),
        ("Thé", "Comment ça marche ? C'est ce que nous explique Anna Miller.", &["Anna Miller"]),
        ("Thé", "Avec Anna Miller, historienne, et Pierre Falk, médecin.", &["Anna Miller", "Pierre Falk"]),
        ("La vie d'Anna Miller", "L'histoire d'Anna Miller, morte en 1912.", &[]),
        ("Tè", "Ospiti Anna Miller e Pietro Falco, ricercatori.", &["Anna Miller", "Pietro Falco"]),
        ("Tè", "Intervengono Anna Miller, psicologa, e Maria Rossi.", &["Anna Miller", "Maria Rossi"]),
        ("Tè", "Ce lo racconta Anna Miller.", &["Anna Miller"]),
        ("Tè", "Puntata in compagnia di Pietro Falco, ricercatore.", &["Pietro Falco"]),
    ]);
}

#[test]
fn polish_guests() {
    check(&[
        ("Herbata", "Gośćmi są Anna Miller i Paweł Nowak.", &["Anna Miller", "Paweł Nowak"]),
        ("Herbata", "Wspólnie z Pawłem Nowakiem omawiamy herbatę. Paweł Nowak pisze książki.", &["Paweł Nowak"]),
        ("Herbata", "Opowiada historyczka Anna Miller.", &["Anna Miller"]),
    ]);
}

#[test]
fn chinese_guests() {
    check(&[
        ("茶", "嘉宾：王小明（茶叶公司创始人）、李红", &["王小明", "李红"]),
        ("对话王小明：茶的历史", "", &["王小明"]),
        ("茶", "本期我们邀请到了清华大学教授王小明来聊聊茶。", &["王小明"]),
        ("专访李红｜茶的历史", "", &["李红"]),
        ("茶", "王小明做客本期节目，和我们一起聊茶。", &["王小明"]),
        ("茶", "本期嘉宾 欧阳小明", &["欧阳小明"]),
        ("茶", "我们喝茶，聊王安石的故事。", &[]),
    ]);
}

#[test]
fn guests_of_other_languages() {
    check(&[
        ("Çay", "Konuk: Anna Miller", &["Anna Miller"]),
        ("Çay", "Anna Miller ile konuştuk.", &["Anna Miller"]),
        ("Tee", "Vieraana on kirjailija Anna Miller. Toimittajana Rita Hansen.", &["Anna Miller"]),
        ("Ceai", "Invitata episodului este Anna Miller.", &["Anna Miller"]),
        ("Trà", "Khách mời: Anna Miller", &["Anna Miller"]),
    ]);
}

#[test]
fn experts_are_named_with_their_profession() {
    check(&[
        ("Té", "Rita Hansen recorre la obra con el historiador Pedro Falk.", &["Pedro Falk"]),
        ("Té", "El historiador Pedro Falk reconstruye una tarde.", &["Pedro Falk"]),
        ("Te", "Rita Hansen tar et oppgjør med Te-leder Anna Miller.", &[]),
        ("Tea", "President Anna Miller signs a law.", &[]),
        ("Tea", "A law of the historian Peter Falk.", &[]),
    ]);
}

#[test]
fn the_subject_of_a_reported_statement_follows_its_verb() {
    check(&[
        (
            "Thee",
            "Met haar plan maakt minister Carla Otto thee duurder, ziet verslaggever Anna Miller.",
            &["Anna Miller"],
        ),
        ("Thee", "Thee wordt duurder, aldus redacteur Anna Miller.", &["Anna Miller"]),
        ("Te", "Nå er det Peter Falk som lager te, sier forsker Anna Miller.", &["Anna Miller"]),
        ("Tee", "Unter dem Druck von Peter Falk wird Tee teuer, sagt die Biologin Anna Miller.", &["Anna Miller"]),
        ("Tea", "Anna Miller, author of two books, explains tea.", &["Anna Miller"]),
    ]);
}

#[test]
fn the_subject_of_an_infinitive_is_behind_a_modal_verb() {
    check(&[
        ("Te", "Uansett skal professor Anna Miller forklare deg hva som er best.", &["Anna Miller"]),
        ("Te", "I dag ska Anna Miller berätta om te.", &["Anna Miller"]),
        ("Thee", "Vandaag gaat de bioloog Peter Falk vertellen hoe thee groeit.", &["Peter Falk"]),
        ("Tee", "Heute wird die Biologin Anna Miller den Anbau erklären.", &[]),
        ("Te", "Noen må be Anna Miller forklare seg.", &[]),
    ]);
}

#[test]
fn an_episode_with_people_has_them_as_guests() {
    check(&[
        (
            "Te",
            "Hva er te? Spesialepisode fra Oslo med Anna Miller, Peter Falk og Carla Otto.",
            &["Anna Miller", "Peter Falk", "Carla Otto"],
        ),
        ("Tee", "Eine Folge aus Wien mit Anna Miller und Peter Falk.", &["Anna Miller", "Peter Falk"]),
        ("Te", "Te er brygget med Anna Miller.", &[]),
    ]);
}

#[test]
fn who_gives_the_show_pleasure_or_honour_is_a_guest() {
    check(&[
        ("Té", "Tenemos el honor de contar con Anna Miller, un auténtico lujo.", &["Anna Miller"]),
        ("Té", "Otro programa sobre té. Con D. Pedro Falk ¡no te lo pierdas!", &["D. Pedro Falk"]),
        ("Chá", "É uma honra receber a Anna Miller.", &["Anna Miller"]),
        ("Thé", "Quel plaisir de recevoir Anna Miller.", &["Anna Miller"]),
        ("Tè", "È un piacere ospitare Anna Miller.", &["Anna Miller"]),
    ]);
}

#[test]
fn two_first_names_behind_a_word_for_guests_are_guests() {
    check(&[
        ("Te", "Gjester i studio er Blipp og Zork fra Te Diem.", &["Blipp", "Zork"]),
        ("Tea", "Today's guests are Blipp and Zork.", &["Blipp", "Zork"]),
        ("Tea", "Our guests are Teachers and Farmers Union people.", &[]),
    ]);
}

#[test]
fn groups_and_things_are_no_people() {
    check(&[
        ("Children of Tea (Blue Paradox, pt. 1)", "On the evening of May 31, the tea was cold.", &[]),
        ("Te", "Gjest i dag er Anna Miller, trommeslager i Blipp Zork and the Jack Zork Band.", &["Anna Miller"]),
        ("O Blorb da Medicina - Chá", "Neste programa falamos sobre chá.", &[]),
        ("A Blorb - Tea", "A show about tea.", &[]),
        ("Tea", "Just talk to someone, call the National Blorb Prevention Lifeline at 1.", &[]),
        ("Thee", "Het interview met Blorb van Anna, en meer.", &[]),
        ("Thee", "Samen met het hele verhaal rond Peter Falk.", &[]),
        ("Tea", "Together with the story around Peter Falk.", &[]),
    ]);
}

#[test]
fn one_person_has_one_credit_in_several_forms() {
    check(&[
        ("Anna Miller | Tea", "Anna Miller Otto joins us to talk about tea.", &["Anna Miller Otto"]),
        ("Anna Miller | Te", "Vi pratar med Anna Miller Otto om te.", &["Anna Miller Otto"]),
        ("Tea", "Our guest is Anna Miller Anna Miller is a farmer.", &["Anna Miller"]),
        ("Anna Miller", "A chat with @captainannamiller about tea.", &["Anna Miller"]),
        ("Tea", "Guests: Anna Blorb Peter Zorgel", &["Anna Blorb", "Peter Zorgel"]),
        ("Te", "Gjester: Anna Blorb Peter Zorgel", &["Anna Blorb", "Peter Zorgel"]),
    ]);
}

#[test]
fn sentences_without_verbs_continue_a_list() {
    check(&[
        (
            "Te",
            "Hva er te? Med: Anna Miller, lærer. Peter Falk, journalist i Oslo. Hør mer.",
            &["Anna Miller", "Peter Falk"],
        ),
        ("Tee", "Mit: Anna Miller, Lehrerin. Peter Falk, Journalist. Viel Spaß.", &["Anna Miller", "Peter Falk"]),
    ]);
}
