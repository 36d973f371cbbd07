// The occurrences of New Empires.
export {};
