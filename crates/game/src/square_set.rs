/// Implements operators, counting and ascending iteration for a set of squares.
///
/// `$Set` is a tuple struct of one word with a constant `ALL` and functions `of` and `first`; `$Squares` is
/// the iterator to declare.
#[macro_export]
macro_rules! square_set {
    ($Set:ident($Word:ty), $Squares:ident, $Square:ty) => {
        impl $Set {
            /// The empty set.
            pub const EMPTY: $Set = $Set(0);

            /// Whether the sets share a square.
            #[inline]
            #[must_use]
            pub const fn meets(self, other: $Set) -> bool {
                self.0 & other.0 != 0
            }

            /// Whether the set is empty.
            #[inline]
            #[must_use]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Number of squares.
            #[inline]
            #[must_use]
            pub const fn len(self) -> u32 {
                self.0.count_ones()
            }
        }

        $crate::square_set!(@operator $Set, BitAnd, bitand, BitAndAssign, bitand_assign, &);
        $crate::square_set!(@operator $Set, BitOr, bitor, BitOrAssign, bitor_assign, |);
        $crate::square_set!(@operator $Set, BitXor, bitxor, BitXorAssign, bitxor_assign, ^);

        /// The squares of the board outside the set.
        impl ::std::ops::Not for $Set {
            type Output = $Set;

            #[inline]
            fn not(self) -> $Set {
                $Set(self.0 ^ $Set::ALL.0)
            }
        }

        /// The squares of a set, in ascending order.
        #[derive(Clone, Copy, Debug)]
        pub struct $Squares($Word);

        impl Iterator for $Squares {
            type Item = $Square;

            #[inline]
            fn next(&mut self) -> Option<$Square> {
                let square = $Set(self.0).first()?;
                self.0 &= self.0 - 1;
                Some(square)
            }
        }

        impl IntoIterator for $Set {
            type Item = $Square;
            type IntoIter = $Squares;

            #[inline]
            fn into_iter(self) -> $Squares {
                $Squares(self.0)
            }
        }

        impl FromIterator<$Square> for $Set {
            fn from_iter<I: IntoIterator<Item = $Square>>(squares: I) -> $Set {
                squares.into_iter().fold($Set::EMPTY, |set, square| set | $Set::of(square))
            }
        }

        impl ::std::fmt::Debug for $Set {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.debug_set().entries(*self).finish()
            }
        }
    };
    (@operator $Set:ident, $Trait:ident, $method:ident, $Assign:ident, $assign:ident, $op:tt) => {
        impl ::std::ops::$Trait for $Set {
            type Output = $Set;

            #[inline]
            fn $method(self, other: $Set) -> $Set {
                $Set(self.0 $op other.0)
            }
        }

        impl ::std::ops::$Assign for $Set {
            #[inline]
            fn $assign(&mut self, other: $Set) {
                *self = *self $op other;
            }
        }
    };
}
