// The monsters of Time Gates.

export {};
