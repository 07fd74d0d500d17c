/// A run of terms of an evaluation that belong together, such as the value of a rook's mobility by number of squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TermGroup {
    /// Name of the constant that holds it.
    pub name: &'static str,
    /// Number of its first term.
    pub start: usize,
    /// How many terms it has.
    pub len: usize,
    /// Which of them are neighbours.
    pub shape: GroupShape,
}

/// How the terms of a group lie to each other. Neighbours ought to have similar weights, which tells a tuner
/// what to think of terms it seldom sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GroupShape {
    /// No term is like another.
    List,
    /// Each is like the next.
    Row,
    /// Rows of so many, each term like those beside, above and below it.
    Grid(usize),
}

impl TermGroup {
    /// Number of its term `index`; the last one from its length on.
    #[inline]
    #[must_use]
    pub const fn at(self, index: usize) -> usize {
        self.start + if index < self.len { index } else { self.len - 1 }
    }

    /// Number of the term after its last.
    #[must_use]
    pub const fn end(self) -> usize {
        self.start + self.len
    }

    /// Pairs of numbers of neighbouring terms.
    pub fn neighbours(self) -> impl Iterator<Item = (usize, usize)> {
        let width = match self.shape {
            GroupShape::List => 0,
            GroupShape::Row => self.len,
            GroupShape::Grid(width) => width,
        };
        let terms = if width == 0 { 0 } else { self.len };
        let pair = move |index: usize, other: usize| (self.start + index, self.start + other);
        let beside = (0..terms).filter(move |index| (index + 1) % width != 0).map(move |i| pair(i, i + 1));
        beside.chain((width..terms).map(move |i| pair(i - width, i)))
    }
}

/// Names runs of terms, numbers them in order and lists them: a constant for each, seen by the module above,
/// `GROUPS` with all of them and `TERMS`, their number.
///
/// ```
/// mod terms {
///     eval::groups! {
///         /// A piece, by kind.
///         MATERIAL: list 5;
///         /// By number of squares.
///         MOBILITY: row 9;
///         /// Four columns.
///         PLACE: grid(4) 32;
///     }
/// }
/// assert_eq!((terms::MOBILITY.start, terms::TERMS), (5, 46));
/// ```
#[macro_export]
macro_rules! groups {
    ($($(#[$doc:meta])* $name:ident: $shape:ident $(($columns:literal))? $len:literal;)*) => {
        $crate::groups!(@from 0; $($(#[$doc])* $name: [$shape $($columns)?] $len;)*);
        /// All terms, in the order of their numbers.
        pub(super) const GROUPS: &[$crate::TermGroup] = &[$($name),*];
    };
    (@shape list) => { $crate::GroupShape::List };
    (@shape row) => { $crate::GroupShape::Row };
    (@shape grid $columns:literal) => { $crate::GroupShape::Grid($columns) };
    (@from $start:expr;) => {
        /// Number of terms.
        pub(super) const TERMS: usize = $start;
    };
    (@from $start:expr; $(#[$doc:meta])* $name:ident: [$($shape:tt)*] $len:literal; $($rest:tt)*) => {
        $(#[$doc])*
        pub(super) const $name: $crate::TermGroup = $crate::TermGroup {
            name: stringify!($name),
            start: $start,
            len: $len,
            shape: $crate::groups!(@shape $($shape)*),
        };
        $crate::groups!(@from $name.end(); $($rest)*);
    };
}
