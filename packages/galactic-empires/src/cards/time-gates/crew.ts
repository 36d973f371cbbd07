// The crew of Time Gates.

export {};
