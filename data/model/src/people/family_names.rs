//! Family names of languages that write them without capitals and blanks. They are a closed class, and identify a name.

/// Korean family names of one syllable. They cover nearly everyone.
const KOREAN: &str = "김이박최정강조윤장임한오서신권황안송전홍유고문양손배백허남심노하곽성차주우구민류나진지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국어은편용";
/// The most frequent Chinese family names, simplified and traditional.
const CHINESE: &str = "王李张張刘劉陈陳杨楊黄黃赵趙吴吳周徐孙孫马馬朱胡郭何高林罗羅郑鄭梁谢謝宋唐许許韩韓冯馮邓鄧曹彭曾肖田董袁潘于蒋蔣蔡余杜叶葉程苏蘇魏吕呂丁任沈姚卢盧姜崔钟鍾谭譚陆陸汪范金石廖贾賈夏韦韋付方白邹鄒孟熊秦邱江尹薛闫段雷侯龙龍史陶黎贺賀顾顧毛郝龚龔邵万萬钱錢严嚴武戴莫孔向汤湯";
/// Chinese family names of two letters.
const CHINESE_COMPOUND: [&str; 14] =
    ["欧阳", "歐陽", "司马", "司馬", "上官", "诸葛", "諸葛", "夏侯", "皇甫", "尉迟", "公孙", "慕容", "司徒", "令狐"];

/// Whether a syllable is a Korean family name.
#[must_use]
pub fn is_korean_family_name(letter: char) -> bool {
    KOREAN.contains(letter)
}

/// Returns the length in bytes of the Chinese family name at the start of a text.
#[must_use]
pub fn chinese_family_name_len(text: &str) -> Option<usize> {
    let compound = CHINESE_COMPOUND.iter().find(|name| text.starts_with(**name)).map(|name| name.len());
    compound.or_else(|| text.chars().next().filter(|first| CHINESE.contains(*first)).map(char::len_utf8))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn family_names_begin_names() {
        assert_eq!(chinese_family_name_len("王小明"), Some(3));
        assert_eq!(chinese_family_name_len("欧阳修"), Some(6));
        assert_eq!(chinese_family_name_len("山田太郎"), None);
        assert!(is_korean_family_name('김') && !is_korean_family_name('뷁'));
    }
}
