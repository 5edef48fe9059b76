//! Types of Rust as TypeScript modules, for the page.

use std::any::TypeId;
use std::collections::{BTreeMap, BTreeSet};

use ts_rs::{Config, TS, TypeVisitor};

use crate::http::{
    Catalogue, Enter, FoundTable, Invite, InviteLink, NewTable, OpenedTable, TableEntry,
};
use crate::message::Message;
use crate::request::{Envelope, Request};

/// All types of the wire.
pub fn wire() -> Module {
    Module::new("wire")
        // What games show and tell is for whoever knows them to say.
        .import("games", "View")
        .import("games", "Event")
        .constant("PROTOCOL", crate::VERSION)
        .with::<Envelope>()
        .with::<Request>()
        .with::<Message>()
        .with::<Catalogue>()
        .with::<NewTable>()
        .with::<OpenedTable>()
        .with::<FoundTable>()
        .with::<Enter>()
        .with::<TableEntry>()
        .with::<Invite>()
        .with::<InviteLink>()
}

/// A TypeScript module: types, each once, with all that they are made of.
pub struct Module {
    name: String,
    config: Config,
    /// What other modules declare: the name of each, and its module.
    beside: BTreeMap<TypeId, String>,
    imports: BTreeMap<String, BTreeSet<String>>,
    declared: BTreeSet<TypeId>,
    written: String,
    /// The declaration of each type by its name: in which order a derive visits what a type is made of
    /// changes with every compilation.
    types: BTreeMap<String, String>,
}

impl Module {
    /// An empty module of that name.
    pub fn new(name: &str) -> Self {
        Module {
            name: name.to_owned(),
            config: Config::new().with_large_int("number"),
            beside: BTreeMap::new(),
            imports: BTreeMap::new(),
            declared: BTreeSet::new(),
            written: String::new(),
            types: BTreeMap::new(),
        }
    }

    /// Its name; that of its file has `.ts` behind it.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Takes what another module declares from there.
    #[must_use]
    pub fn beside(mut self, other: &Module) -> Self {
        self.beside.extend(other.declared.iter().map(|id| (*id, other.name.clone())));
        self
    }

    /// Declares a number that the page needs to know.
    #[must_use]
    pub fn constant(mut self, name: &str, value: u32) -> Self {
        self.written += &format!("\nexport const {name} = {value};\n");
        self
    }

    /// Writes something that no type of Rust says.
    #[must_use]
    pub fn written(mut self, text: &str) -> Self {
        self.written += text;
        self
    }

    /// Takes a name from another module.
    #[must_use]
    pub fn import(mut self, module: &str, name: &str) -> Self {
        self.imports.entry(module.to_owned()).or_default().insert(name.to_owned());
        self
    }

    /// Declares a type, and then all that it is made of.
    #[must_use]
    pub fn with<T: TS + 'static + ?Sized>(mut self) -> Self {
        self.visit::<T>();
        self
    }

    /// The text of the module. How it is laid out is left to prettier.
    pub fn text(&self) -> String {
        let imports = self.imports.iter().map(|(module, names)| {
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            format!("import type {{ {} }} from \"./{module}\";\n", names.join(", "))
        });
        let imports: String = imports.collect();
        let types: String = self.types.values().map(String::as_str).collect();
        format!(
            "// Written by tests (QLUB_GOLDEN=1 cargo test typescript): do not edit.\n\n{imports}{}{types}",
            self.written
        )
    }
}

impl TypeVisitor for Module {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // What has no file of its own, such as a list or a number, is written where it is used.
        if T::output_path().is_none() || self.declared.contains(&TypeId::of::<T>()) {
            return;
        }
        let name = T::ident(&self.config);
        if let Some(module) = self.beside.get(&TypeId::of::<T>()) {
            self.imports.entry(module.clone()).or_default().insert(name);
            return;
        }
        self.declared.insert(TypeId::of::<T>());
        let docs = T::docs().unwrap_or_default();
        let declaration = format!("\n{docs}export {}\n", T::decl(&self.config));
        let declaration = declaration.replace("/**\n * ", "/** ").replace("\n */", " */");
        let other = self.types.insert(name, declaration);
        assert!(other.is_none(), "two types of {} have one name: {other:?}", self.name);
        T::visit_dependencies(self);
    }
}

/// Whether two texts say the same, however prettier lays them out.
pub fn say_the_same(one: &str, other: &str) -> bool {
    let said = |text: &str| -> String {
        text.chars().filter(|c| !c.is_whitespace() && !"'\",;|()*".contains(*c)).collect()
    };
    said(one) == said(other)
}
