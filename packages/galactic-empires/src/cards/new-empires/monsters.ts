// The monsters of New Empires.
export {};
