// The monsters of the Primary Edition.
export {};
