//! Texts made alike for comparing: capitals, marks above letters and kinds of apostrophe make no difference.

use crate::locale::plain;

/// A text in small letters without marks, for comparing and sorting.
#[must_use]
pub fn folded(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in plain(text).to_lowercase().chars() {
        match letter {
            'ё' => out.push('е'),
            'à'..='å' | 'ā' | 'ă' | 'ą' => out.push('a'),
            'æ' => out.push_str("ae"),
            'ç' | 'ć' | 'ĉ' | 'ċ' | 'č' => out.push('c'),
            'ď' | 'đ' | 'ð' => out.push('d'),
            'è'..='ë' | 'ē' | 'ĕ' | 'ė' | 'ę' | 'ě' => out.push('e'),
            'ĝ' | 'ğ' | 'ġ' | 'ģ' => out.push('g'),
            'ì'..='ï' | 'ĩ' | 'ī' | 'ĭ' | 'į' | 'ı' => out.push('i'),
            'ĺ' | 'ļ' | 'ľ' | 'ł' => out.push('l'),
            'ñ' | 'ń' | 'ņ' | 'ň' => out.push('n'),
            'ò'..='ö' | 'ø' | 'ō' | 'ŏ' | 'ő' => out.push('o'),
            'œ' => out.push_str("oe"),
            'ŕ' | 'ř' => out.push('r'),
            'ś' | 'ŝ' | 'ş' | 'š' | 'ș' => out.push('s'),
            'ß' => out.push_str("ss"),
            'ţ' | 'ť' | 'ț' => out.push('t'),
            'ù'..='ü' | 'ũ' | 'ū' | 'ŭ' | 'ů' | 'ű' | 'ų' => out.push('u'),
            'ý' | 'ÿ' => out.push('y'),
            'ź' | 'ż' | 'ž' => out.push('z'),
            '’' => out.push('\''),
            // Marks of their own, and marks that turn the direction of writing.
            '\u{300}'..='\u{36F}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' => {}
            other => out.push(other),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &str) {
        assert_eq!(folded(text), expected);
    }

    #[test]
    fn capitals_and_marks_make_no_difference() {
        check("LÄUFER", "laufer");
        check("Läufer", "laufer");
        check("Чёрный конь", "черный конь");
        check("j’adoube", "j'adoube");
        check("Spieß, Größe", "spiess, grosse");
        check("Na\u{308}chste", "nachste");
        check("\u{202E}Check\u{202C}", "check");
    }
}
