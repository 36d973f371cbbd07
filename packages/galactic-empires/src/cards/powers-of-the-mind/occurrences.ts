// The occurrences of Powers of the Mind.

export {};
