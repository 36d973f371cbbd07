// The occurrences of Advanced Technologies.

export {};
