//! Names in dates: months in many languages, zones, and markers of the half day.

/// Prefixes of month names in lower case. The longest matching prefix wins.
const MONTHS: &[(u32, &str)] = &[
    (1, "jan ene gen ian janv oca sty led янв січ яну ιαν tammi يناير ינואר"),
    (2, "feb fév fev febr lut úno şub sub фев лют φεβ helmi فبراير פברואר"),
    (3, "mar mär mrz maa mrt már març bře bre мар бер μαρ μάρ μάώ maalis مارس מרץ"),
    (4, "apr avr abr ápr kwi dub nis апр кві απρ huhti أبريل ابريل אפריל"),
    (5, "may mai mei mag maj máj maig kvě kve май мая тра μάι μαϊ μαΐ mayo touko مايو מאי"),
    (6, "jun juin giu iun jún juny cze haz červn cervn čvn июн чер ιουν ιούν kesä kesa يونيو יוני"),
    (7, "jul juil lug iul júl lip tem červenec července čvc июл лип ιουλ ιούλ heinä heina يوليو יולי"),
    (8, "aug aoû aou ago agu ags sie srp ağu авг сер αυγ αύγ elo أغسطس اغسطس אוגוסט"),
    (9, "sep set szept wrz zář zar eyl сен вер σεπ syys سبتمبر ספטמבר"),
    (10, "oct okt out ott paź paz říj rij eki окт жов οκτ loka أكتوبر اكتوبر אוקטובר"),
    (11, "nov noi lis kas ноя лис νοε νοέ marras نوفمبر נובמבר"),
    (12, "dec dez déc dic des gru pro ara дек гру δεκ joulu ديسمبر דצמבר"),
];

/// Zones of RFC 5322 4.3 and other common ones, in minutes east of UTC.
const ZONES: &[(&str, i32)] = &[
    ("gmt", 0),
    ("utc", 0),
    ("ut", 0),
    ("z", 0),
    ("wet", 0),
    ("est", -300),
    ("edt", -240),
    ("et", -300),
    ("cst", -360),
    ("cdt", -300),
    ("ct", -360),
    ("mst", -420),
    ("mdt", -360),
    ("mt", -420),
    ("pst", -480),
    ("pdt", -420),
    ("pt", -480),
    ("akst", -540),
    ("akdt", -480),
    ("hst", -600),
    ("ast", -240),
    ("adt", -180),
    ("nst", -210),
    ("ndt", -150),
    ("art", -180),
    ("brt", -180),
    ("brst", -120),
    ("clt", -240),
    ("cot", -300),
    ("bst", 60),
    ("cet", 60),
    ("met", 60),
    ("mez", 60),
    ("west", 60),
    ("wat", 60),
    ("cest", 120),
    ("mest", 120),
    ("mesz", 120),
    ("eet", 120),
    ("cat", 120),
    ("sast", 120),
    ("eest", 180),
    ("msk", 180),
    ("eat", 180),
    ("trt", 180),
    ("irst", 210),
    ("gst", 240),
    ("pkt", 300),
    ("ist", 330),
    ("npt", 345),
    ("ict", 420),
    ("wib", 420),
    ("hkt", 480),
    ("sgt", 480),
    ("awst", 480),
    ("pht", 480),
    ("jst", 540),
    ("kst", 540),
    ("acst", 570),
    ("aest", 600),
    ("acdt", 630),
    ("aedt", 660),
    ("nzst", 720),
    ("nzdt", 780),
];

/// Parses the three-letter English month names, the most common case.
pub(super) fn parse_english_month(word: &[u8]) -> Option<u32> {
    const SHORT: [&[u8; 3]; 12] =
        [b"jan", b"feb", b"mar", b"apr", b"may", b"jun", b"jul", b"aug", b"sep", b"oct", b"nov", b"dec"];
    let position = SHORT.iter().position(|name| word.eq_ignore_ascii_case(*name))?;
    u32::try_from(position + 1).ok()
}

/// Returns the month number (1 to 12) of a word.
pub(super) fn parse_month(word: &str) -> Option<u32> {
    if let Some(month) = parse_english_month(word.as_bytes()) {
        return Some(month);
    }
    let lower = word.to_lowercase();
    let fits = |names: &'static str| names.split(' ').filter(|name| lower.starts_with(name)).map(str::len).max();
    let found = MONTHS.iter().filter_map(|(month, names)| fits(names).map(|length| (length, *month)));
    found.max_by_key(|(length, _)| *length).map(|(_, month)| month)
}

/// Parses a zone to minutes east of UTC: `+0200`, `+02:00`, `-5`, `GMT+2`, `EST`.
pub(super) fn parse_zone_offset(token: &str) -> Option<i32> {
    let lower = token.to_ascii_lowercase();
    if let Some((_, minutes)) = ZONES.iter().find(|(name, _)| *name == lower) {
        return Some(*minutes);
    }
    let signed = lower.trim_start_matches("gmt").trim_start_matches("utc");
    let sign = match signed.chars().next()? {
        '+' => 1,
        '-' | '\u{2212}' => -1,
        _ => return None,
    };
    let digits: String = signed.chars().filter(char::is_ascii_digit).collect();
    let (hours, minutes) = match digits.len() {
        1 | 2 => (digits.parse::<i32>().ok()?, 0),
        3 | 4 => (digits[..digits.len() - 2].parse().ok()?, digits[digits.len() - 2..].parse().ok()?),
        _ => return None,
    };
    (hours <= 15 && minutes < 60).then_some(sign * (hours * 60 + minutes))
}

/// Returns true for a marker such as "pm", false for "am", and `None` for other words.
pub(super) fn parse_half_day(token: &str) -> Option<bool> {
    match token.to_lowercase().as_str() {
        "am" | "a.m." | "a.m" | "πμ" | "π.μ." => Some(false),
        "pm" | "p.m." | "p.m" | "μμ" | "μ.μ." => Some(true),
        _ => None,
    }
}

/// Normalizes a date of another script. Korean, Chinese and Japanese mark the parts with a character; a separator in
/// its place gives ISO 8601. Decimal digits of other scripts become ASCII.
pub(super) fn fold_word(text: &str) -> String {
    let halves =
        [("오전", " am "), ("오후", " pm "), ("上午", " am "), ("下午", " pm "), ("午前", " am "), ("午後", " pm ")];
    let mut plain = String::with_capacity(text.len());
    for character in text.chars().map(crate::feed::duration::ascii_digit) {
        match character {
            '년' | '年' | '월' | '月' => plain.push('-'),
            '일' | '日' => plain.push(' '),
            '시' | '時' | '时' | '분' | '分' => plain.push(':'),
            '초' | '秒' => {}
            other => plain.push(other),
        }
    }
    for (name, half) in halves {
        plain = plain.replace(name, half);
    }
    // A separator joins directly to the next part; at the end it is dropped.
    while plain.contains("- ") || plain.contains(": ") {
        plain = plain.replace("- ", "-").replace(": ", ":");
    }
    plain.trim_end_matches([':', '-', ' ']).to_owned()
}
