// The occurrences of the Primary Edition.
export {};
