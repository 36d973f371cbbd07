// The bases of Time Gates.

export {};
