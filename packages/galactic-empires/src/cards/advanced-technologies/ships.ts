// The ships of Advanced Technologies.

export {};
