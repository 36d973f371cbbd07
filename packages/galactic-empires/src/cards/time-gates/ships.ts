// The ships of Time Gates.

export {};
