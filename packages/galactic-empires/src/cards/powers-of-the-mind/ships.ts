// The ships of Powers of the Mind.

export {};
