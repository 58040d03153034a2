import { rename, writeFile } from 'node:fs/promises'

/** A name beside the file that no other process writes to, on the same disk so that rename is atomic. */
export function temporaryNameFor(file: string): string {
  return `${file}.${process.pid}.${Date.now()}.tmp`
}

/** Writes a file so that a process that reads it meanwhile sees the whole old or the whole new content. */
export async function replaceFile(file: string, content: string): Promise<void> {
  const temporary = temporaryNameFor(file)
  await writeFile(temporary, content)
  await rename(temporary, file)
}
