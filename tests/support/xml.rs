//! A small XML reader for tests.
#![allow(dead_code, reason = "each test binary uses its own part")]

/// The elements of an XML text in order, each as its name and its attributes as text. Panics if the text is not well formed.
pub fn elements(text: &str) -> Vec<(String, String)> {
    let (mut out, mut open) = (Vec::new(), Vec::new());
    let mut rest = text.strip_prefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n").expect("a head");
    while let Some(start) = rest.find('<') {
        assert!(!rest[..start].contains('>') && !rest[..start].replace("&lt;", "").contains('<'));
        let end = start + rest[start..].find('>').expect("closed");
        let inner = &rest[start + 1..end];
        assert!(!inner.contains('<') && inner.matches('"').count().is_multiple_of(2), "{inner}");
        if let Some(name) = inner.strip_prefix('/') {
            assert_eq!(open.pop().as_deref(), Some(name));
        } else {
            let (name, attributes) = inner.split_once(' ').unwrap_or((inner, ""));
            let name = name.trim_end_matches('/').to_owned();
            if !inner.ends_with('/') {
                open.push(name.clone());
            }
            out.push((name, attributes.to_owned()));
        }
        rest = &rest[end + 1..];
    }
    assert!(open.is_empty() && rest.trim().is_empty());
    out
}
