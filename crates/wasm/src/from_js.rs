//! Reads a value of JavaScript as a type of the protocol, and tells where it is not one.
//!
//! serde-wasm-bindgen does the same and more. It quotes the value that it cannot read, so it brings the printing of
//! floating point numbers into an engine that has no other use for it, and it does not tell where that value is.

use js_sys::{Array, Object, Uint8Array};
use serde::Deserialize;
use serde::de::value::{SeqDeserializer, StrDeserializer};
use serde::de::{
    DeserializeSeed, Deserializer, EnumAccess, Error, Expected, IntoDeserializer, MapAccess, Unexpected,
    VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;
use std::fmt::{self, Display, Formatter};
use std::slice;
use wasm_bindgen::prelude::{JsCast, JsValue, wasm_bindgen};

/// The value as a `T`.
///
/// # Errors
/// What was expected instead, and where.
pub(crate) fn from_js<T: for<'de> Deserialize<'de>>(value: JsValue) -> Result<T, Malformed> {
    T::deserialize(Reader(value))
}

/// Why a value is not of the type asked for.
#[derive(Debug)]
pub(crate) struct Malformed {
    /// Names of properties and indices, the innermost last; empty for the value as a whole.
    path: String,
    what: String,
}

impl Malformed {
    fn expected(expected: &dyn Expected) -> Malformed {
        Malformed::custom(format_args!("expected {expected}"))
    }

    #[cold]
    fn inside(mut self, name: &str) -> Malformed {
        let dot = if self.path.is_empty() { "" } else { "." };
        self.path.insert_str(0, dot);
        self.path.insert_str(0, name);
        self
    }
}

impl Display for Malformed {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if !self.path.is_empty() {
            f.write_str(&self.path)?;
            f.write_str(": ")?;
        }
        f.write_str(&self.what)
    }
}

impl std::error::Error for Malformed {}

impl Error for Malformed {
    fn custom<T: Display>(message: T) -> Malformed {
        Malformed { path: String::new(), what: message.to_string() }
    }

    fn invalid_type(_: Unexpected<'_>, expected: &dyn Expected) -> Malformed {
        Malformed::expected(expected)
    }

    fn invalid_value(_: Unexpected<'_>, expected: &dyn Expected) -> Malformed {
        Malformed::expected(expected)
    }

    fn unknown_variant(variant: &str, _: &'static [&'static str]) -> Malformed {
        Malformed::custom(format_args!("unknown variant `{variant}`"))
    }
}

#[wasm_bindgen]
extern "C" {
    /// An object as what its properties hold.
    type Properties;

    /// `undefined` if there is none of this name.
    #[wasm_bindgen(method, structural, indexing_getter)]
    fn get(this: &Properties, name: &str) -> JsValue;
}

struct Reader(JsValue);

impl Reader {
    fn is_absent(&self) -> bool {
        self.0.is_undefined() || self.0.is_null()
    }

    /// An integer that a number of JavaScript holds exactly.
    fn integer(&self) -> Option<i64> {
        let number = self.0.as_f64()?;
        (number.abs() < (1_u64 << 53) as f64 && number.trunc() == number).then_some(number as i64)
    }
}

impl IntoDeserializer<'_, Malformed> for Reader {
    type Deserializer = Reader;

    fn into_deserializer(self) -> Reader {
        self
    }
}

impl<'de> Deserializer<'de> for Reader {
    type Error = Malformed;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Malformed> {
        if let Some(integer) = self.integer() {
            visitor.visit_i64(integer)
        } else if let Some(number) = self.0.as_f64() {
            visitor.visit_f64(number)
        } else {
            Err(Malformed::expected(&visitor))
        }
    }

    fn deserialize_u64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Malformed> {
        match self.integer().map(u64::try_from) {
            Some(Ok(integer)) => visitor.visit_u64(integer),
            _ => Err(Malformed::expected(&visitor)),
        }
    }

    fn deserialize_u8<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Malformed> {
        self.deserialize_u64(visitor)
    }

    fn deserialize_u16<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Malformed> {
        self.deserialize_u64(visitor)
    }

    fn deserialize_u32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Malformed> {
        self.deserialize_u64(visitor)
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Malformed> {
        match self.0.as_bool() {
            Some(value) => visitor.visit_bool(value),
            None => Err(Malformed::expected(&visitor)),
        }
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Malformed> {
        match self.0.as_string() {
            Some(text) => visitor.visit_string(text),
            None => Err(Malformed::expected(&visitor)),
        }
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Malformed> {
        self.deserialize_string(visitor)
    }

    fn deserialize_char<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Malformed> {
        self.deserialize_string(visitor)
    }

    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Malformed> {
        self.deserialize_string(visitor)
    }

    fn deserialize_byte_buf<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Malformed> {
        match self.0.dyn_ref::<Uint8Array>() {
            Some(bytes) => visitor.visit_byte_buf(bytes.to_vec()),
            None => Err(Malformed::expected(&visitor)),
        }
    }

    fn deserialize_bytes<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Malformed> {
        self.deserialize_byte_buf(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Malformed> {
        if self.is_absent() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Malformed> {
        match self.0.dyn_ref::<Array>() {
            Some(array) => visitor.visit_seq(SeqDeserializer::new(array.iter().map(Reader))),
            None => Err(Malformed::expected(&visitor)),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Malformed> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Malformed> {
        if !self.0.is_object() {
            return Err(Malformed::expected(&visitor));
        }
        visitor.visit_map(StructFields { object: self.0.unchecked_into(), fields: fields.iter(), next: None })
    }

    /// `"name"`, or `{ name: content }`.
    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Malformed> {
        if let Some(name) = self.0.as_string() {
            return visitor.visit_enum(Tagged { name, content: JsValue::UNDEFINED });
        }
        let names =
            if self.0.is_object() { Object::keys(self.0.unchecked_ref::<Object>()) } else { Array::new() };
        match names.get(0).as_string().filter(|_| names.length() == 1) {
            Some(name) => {
                let content = self.0.unchecked_ref::<Properties>().get(&name);
                visitor.visit_enum(Tagged { name, content })
            }
            None => Err(Malformed::expected(&visitor)),
        }
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Malformed> {
        visitor.visit_unit()
    }

    forward_to_deserialize_any! { i8 i16 i32 i64 f32 f64 unit unit_struct tuple tuple_struct map }
}

/// The properties of an object that a struct has a field for.
struct StructFields {
    object: Properties,
    fields: slice::Iter<'static, &'static str>,
    next: Option<(&'static str, JsValue)>,
}

impl<'de> MapAccess<'de> for StructFields {
    type Error = Malformed;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Malformed> {
        let object = &self.object;
        let next = self.fields.find_map(|&name| {
            let value = object.get(name);
            (!value.is_undefined()).then_some((name, value))
        });
        let Some((name, value)) = next else { return Ok(None) };
        self.next = Some((name, value));
        seed.deserialize(StrDeserializer::new(name)).map(Some)
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, Malformed> {
        let (name, value) = self.next.take().unwrap_or(("", JsValue::UNDEFINED));
        seed.deserialize(Reader(value)).map_err(|error| error.inside(name))
    }
}

/// A variant of an enum.
struct Tagged {
    name: String,
    content: JsValue,
}

impl<'de> EnumAccess<'de> for Tagged {
    type Error = Malformed;
    type Variant = Tagged;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Tagged), Malformed> {
        let variant = seed.deserialize(StrDeserializer::new(&self.name))?;
        Ok((variant, self))
    }
}

impl<'de> VariantAccess<'de> for Tagged {
    type Error = Malformed;

    fn unit_variant(self) -> Result<(), Malformed> {
        Ok(())
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, Malformed> {
        seed.deserialize(Reader(self.content)).map_err(|error| error.inside(&self.name))
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Malformed> {
        Reader(self.content).deserialize_seq(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Malformed> {
        Reader(self.content).deserialize_struct("", fields, visitor).map_err(|error| error.inside(&self.name))
    }
}
