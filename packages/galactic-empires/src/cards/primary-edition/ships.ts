// The ships of the Primary Edition.
export {};
