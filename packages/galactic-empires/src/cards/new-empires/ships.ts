// The ships of New Empires.
export {};
