//! ui/runs

