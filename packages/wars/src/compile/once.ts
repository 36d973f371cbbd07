/** Computes a value on the first call and remembers it. */
export function once<T>(tell: () => T): () => T {
  let told: { readonly it: T } | null = null;
  return () => {
    told ??= { it: tell() };
    return told.it;
  };
}
