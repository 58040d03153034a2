/** In place of an id in the address of the form: one that does not exist yet. */
export const NEW = 'new'
