// Corporate Pirates, who use all technology of the Corporation (ge/empire-corporate-pirates/1).
/** True if units of one empire have all technology of another: Corporate Pirates have that of the Corporation (ge/empire-corporate-pirates/1). */
export const sharesTechnology = (unit: string, technology: string): boolean =>
  unit === 'Corporate Pirate' && technology === 'Corporate';
