/** A value that is computed on the first call and then kept. */
export function once<T>(tell: () => T): () => T {
  let told: { readonly it: T } | null = null;
  return () => {
    told ??= { it: tell() };
    return told.it;
  };
}
