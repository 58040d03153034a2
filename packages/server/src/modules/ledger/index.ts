/**
 * All money, as transfers between accounts. It knows no order and no shop: callers name the accounts.
 * A transfer is never changed or removed; a mistake is corrected by another transfer.
 */
export { accounts } from './accounts.ts'
export { post, posting, type Transfer } from './commands/post.ts'
export { ledgerArea } from './area.ts'
