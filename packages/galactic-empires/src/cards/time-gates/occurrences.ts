// The occurrences of Time Gates.

export {};
