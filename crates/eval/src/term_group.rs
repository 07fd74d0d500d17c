/// A run of related terms, such as a rook's mobility by number of squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TermGroup {
    /// Name of its constant.
    pub name: &'static str,
    /// Index of its first term.
    pub start: usize,
    /// Number of terms.
    pub len: usize,
    /// Which terms are neighbours.
    pub shape: GroupShape,
}

/// Arrangement of a group's terms. Neighbours should have similar weights, which lets a tuner estimate terms
/// it seldom sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GroupShape {
    /// No neighbours.
    List,
    /// A line: each term is next to the one before.
    Row,
    /// A grid of this width: each term is next to those beside, above and below it.
    Grid(usize),
}

impl TermGroup {
    /// Index of term `index` of the group, clamped to its last.
    #[inline]
    #[must_use]
    pub const fn at(self, index: usize) -> usize {
        self.start + if index < self.len { index } else { self.len - 1 }
    }

    /// Index after its last term.
    #[must_use]
    pub const fn end(self) -> usize {
        self.start + self.len
    }

    /// Pairs of indices of neighbouring terms.
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

/// Declares groups of terms, numbered in order: a constant for each, visible to the parent module, `GROUPS`
/// with all of them and `TERMS`, the number of terms.
///
/// ```
/// mod terms {
///     chariot_eval::groups! {
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
        /// All groups, in order of their terms.
        pub(super) const GROUPS: &[$crate::TermGroup] = &[$($name),*];
    };
    (@shape list) => { $crate::GroupShape::List };
    (@shape row) => { $crate::GroupShape::Row };
    (@shape grid $columns:literal) => { $crate::GroupShape::Grid($columns) };
    (@from $start:expr;) => {
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
