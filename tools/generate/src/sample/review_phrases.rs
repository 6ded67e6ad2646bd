//! Texts of reviews in each language of the sample. `{host}`, `{show}`, `{topic}` and `{episode}` stand for the show's
//! own.

/// Titles and texts, by the reviewer's opinion.
pub struct ReviewPhrases {
    pub liked: &'static [(&'static str, &'static str)],
    pub mixed: &'static [(&'static str, &'static str)],
    pub disliked: &'static [(&'static str, &'static str)],
}

/// Returns the phrases for a BCP 47 tag; English when there is no row.
pub fn review_phrases(language: &str) -> &'static ReviewPhrases {
    match language.split('-').next() {
        Some("de") => &GERMAN,
        Some("fr") => &FRENCH,
        Some("es") => &SPANISH,
        Some("ja") => &JAPANESE,
        _ => &ENGLISH,
    }
}

const ENGLISH: ReviewPhrases = ReviewPhrases {
    liked: &[
        (
            "First thing I play",
            "{host} asks the question I would have asked, and then waits for the answer. The one on {topic} changed how I work.",
        ),
        ("Worth the commute", "I have gone back through the whole archive. \"{episode}\" is the one I send to people."),
        ("Calm and exact", "No shouting, no filler, and the notes have every link. More on {topic}, please."),
        ("Made me a regular", "Came for one guest, stayed for {host}. You can hear how much is prepared."),
        (
            "The rare show that listens",
            "Guests finish their sentences here. I learned more about {topic} in forty minutes than in a year of reading.",
        ),
        ("Excellent sound", "Clear voices, fair length, and it never talks down to you."),
        ("My favourite of the year", "{show} is funny without trying, and kind without being dull."),
    ],
    mixed: &[
        (
            "Good, could be shorter",
            "Strong once it gets going. The first ten minutes could go, and the advertisements are loud.",
        ),
        ("Depends on the guest", "Some weeks brilliant, some weeks thin. The one on {topic} was the best of the lot."),
        ("Wish it came more often", "I like {host}, but the gaps are long and there is rarely a word about why."),
    ],
    disliked: &[
        ("Too many advertisements", "Three breaks in half an hour. I stopped listening before the interview began."),
        ("Lost its way", "It used to be about {topic}. Now it is mostly chat between friends."),
        ("Hard to hear", "The host is twice as loud as the guest. Please fix the levels."),
    ],
};

const GERMAN: ReviewPhrases = ReviewPhrases {
    liked: &[
        (
            "Mein Fixpunkt der Woche",
            "{host} fragt nach, wo andere weitergehen. Die Folge zu {topic} habe ich dreimal gehört.",
        ),
        ("Ruhig und genau", "Kein Geplapper, gute Quellen, angenehme Länge. Gern mehr zu {topic}."),
        ("Große Empfehlung", "„{episode}“ ist der beste Einstieg. Danach hört man alles."),
        ("Endlich jemand, der zuhört", "Hier dürfen Gäste ausreden. Sehr sorgfältig vorbereitet."),
        ("Klug und freundlich", "{show} erklärt viel und belehrt nie."),
    ],
    mixed: &[
        ("Gut, aber lang", "Inhaltlich stark, nur die ersten Minuten könnten kürzer sein. Die Werbung ist zu laut."),
        ("Kommt auf den Gast an", "Manche Folgen großartig, andere dünn. Zu {topic} war es sehr gut."),
    ],
    disliked: &[
        ("Zu viel Werbung", "Drei Unterbrechungen in einer halben Stunde, da schalte ich ab."),
        ("Schwer zu verstehen", "Der Ton der Gäste ist leise und hallt. Schade um das Thema {topic}."),
    ],
};

const FRENCH: ReviewPhrases = ReviewPhrases {
    liked: &[
        (
            "Mon rendez-vous",
            "{host} pose les bonnes questions et laisse le temps de répondre. L'épisode sur {topic} est remarquable.",
        ),
        ("Précis et chaleureux", "Une belle préparation, un son très clair, et toujours les sources dans les notes."),
        ("À écouter absolument", "Commencez par « {episode} », vous écouterez tout le reste."),
        ("Intelligent sans être pédant", "{show} m'a appris plus sur {topic} que bien des livres."),
    ],
    mixed: &[
        ("Bien, mais un peu long", "Le fond est solide, l'introduction traîne. Et la publicité est trop forte."),
        ("Selon l'invité", "Des épisodes magnifiques, d'autres plus légers. Celui sur {topic} vaut le détour."),
    ],
    disliked: &[
        ("Trop de publicité", "Trois coupures en une demi-heure, j'ai abandonné."),
        ("Son inégal", "On entend mal les invités, dommage pour un sujet comme {topic}."),
    ],
};

const SPANISH: ReviewPhrases = ReviewPhrases {
    liked: &[
        (
            "Imprescindible",
            "{host} pregunta lo que uno preguntaría y deja hablar. El episodio sobre {topic} es una maravilla.",
        ),
        ("Tranquilo y riguroso", "Buen sonido, buena duración y todas las fuentes en las notas."),
        ("Lo recomiendo siempre", "Empiecen por «{episode}» y luego escuchen todo."),
        ("Aprendo en cada capítulo", "{show} explica {topic} sin dar lecciones a nadie."),
    ],
    mixed: &[
        (
            "Bueno, algo largo",
            "El contenido es sólido, pero los primeros minutos sobran. La publicidad suena demasiado alta.",
        ),
        ("Según quien venga", "Hay episodios brillantes y otros flojos. El de {topic} es de los mejores."),
    ],
    disliked: &[
        ("Demasiada publicidad", "Tres cortes en media hora. Lo dejé antes de la entrevista."),
        ("Se oye mal", "El volumen de los invitados es muy bajo. Una pena."),
    ],
};

const JAPANESE: ReviewPhrases = ReviewPhrases {
    liked: &[
        ("毎回楽しみにしています", "{host}さんの聞き方がとても丁寧です。{topic}の回は何度も聞きました。"),
        ("落ち着いた良い番組", "音が聞きやすく、長さもちょうど良いです。通勤にぴったり。"),
        ("おすすめです", "「{episode}」から聞いてみてください。全部聞きたくなります。"),
        ("とても勉強になります", "{topic}について、本より分かりやすく話してくれます。"),
    ],
    mixed: &[
        ("面白いけれど少し長い", "内容は良いのですが、最初の十分は短くても良いと思います。"),
        ("ゲストによります", "素晴らしい回もあれば、薄い回もあります。{topic}の回は良かったです。"),
    ],
    disliked: &[
        ("広告が多すぎます", "三十分に三回は多いです。途中でやめました。"),
        ("音が聞き取りにくい", "ゲストの声が小さくて残念です。"),
    ],
};
