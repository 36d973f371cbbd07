// Corporate Pirates use all technology of the Corporation (ge/empire-corporate-pirates/1).
/** True where a unit of one empire has all technology of another: the Corporate Pirates that of the Corporation (ge/empire-corporate-pirates/1). */
export const sharesTechnology = (unit: string, technology: string): boolean =>
  unit === 'Corporate Pirate' && technology === 'Corporate';
