/**
 * Sample data: how long applications are kept. No code deletes them from the inbox: whoever owns it
 * must.
 */
export const applicationRetention =
  'six months after the position is filled, or, if you applied for no position, after your email, longer only where a law asks for it';
