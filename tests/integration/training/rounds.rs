//! How many rounds of a step were begun, as it is kept.

use squarewise::progress::Progress;
use squarewise::storage::Day;
use squarewise::training::{note_round, rounds};

#[test]
fn rounds_are_counted_for_each_step_and_never_back() {
    let (mut progress, today) = (Progress::default(), Day::from_unix_days(20_000));
    assert_eq!(rounds(&progress, "status", "round"), 0);
    assert!(note_round(&mut progress, "status", "round", 0, today));
    assert!(!note_round(&mut progress, "status", "round", 0, today));
    assert!(note_round(&mut progress, "status", "other", 4, today));
    assert!(note_round(&mut progress, "status", "round", 1, today));
    assert!(!note_round(&mut progress, "status", "round", 0, today));
    let all = ["round", "other", "third"].map(|step| rounds(&progress, "status", step));
    assert_eq!(all, [2, 5, 0]);
    assert_eq!(rounds(&progress, "rook", "round"), 0);
}
