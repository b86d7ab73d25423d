//! The one reason that no board gives: a move written with a square that is none.

use serde_json::json;

use crate::cli::{answers, fed};
use crate::support::Dice;

const START: &str = "S aaaa - - - x,x,4,nK,3,x,x/x,x,8,x,x/12/12/12/12/wK,10,eK/12/12/12/x,x,8,x,x/\
                     x,x,4,sK,3,x,x";

/// A name on a board of fourteen rows, and whether the cross has that square.
fn name(dice: &mut Dice) -> (String, bool) {
    let (file, rank) = (dice.below(14), dice.below(14));
    let arm = |n: usize| !(2..10).contains(&n);
    let is_square = file < 12 && rank < 12 && !(arm(file) && arm(rank));
    let letter = char::from(b'a' + u8::try_from(file).unwrap());
    (format!("{letter}{}", rank + 1), is_square)
}

#[test]
fn only_a_square_that_is_none_is_beside_the_board() {
    let mut dice = Dice::new(0x0FF);
    let (mut input, mut expected) = (String::new(), Vec::new());
    for _ in 0..400 {
        let ((from, is_from), (to, is_to)) = (name(&mut dice), name(&mut dice));
        let end = ["", "", "=Q", "=Z"][dice.below(4)];
        let text = format!("{from}-{to}{end}");
        let question = json!({"move": text, "rules": "family", "start": START});
        input.push_str(&format!("{question}\n"));
        expected.push((text, !(is_from && is_to), is_from.then_some(from)));
    }
    let answers = answers(&fed(&["judge", "--batch"], input));
    assert_eq!(answers.len(), expected.len());
    let mut n_off = 0;
    for (answer, (text, is_off, from)) in answers.iter().zip(expected) {
        let told = answer["reason"] == "off-board";
        assert_eq!(told, is_off, "{text}: {answer}");
        if is_off {
            assert_eq!(answer["params"]["from"], json!(from), "{text}: {answer}");
            n_off += 1;
        }
    }
    assert!((50..350).contains(&n_off), "{n_off}");
}
