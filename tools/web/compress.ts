import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(js|css|svg|html|json)$/
/** What is smaller fits into one packet anyway. */
const FROM_BYTES = 1024

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

/** The files below a folder that are worth compressing, as absolute paths. */
export function listCompressible(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => TEXT.test(name))
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile() && statSync(path).size > FROM_BYTES)
}

/**
 * Puts a `.br` and a `.gz` beside every text of more than 1 KB, so that the server sends what was compressed once, at
 * the highest level, instead of compressing at each request. @returns how many files it compressed
 */
export async function compressFolder(folder: string): Promise<number> {
  const paths = listCompressible(folder)
  await Promise.all(
    paths.map(async (path) => {
      const bytes = readFileSync(path)
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
      writeFileSync(`${path}.br`, await brotli(bytes, { params }))
      writeFileSync(`${path}.gz`, await gz(bytes, { level: 9 }))
    }),
  )
  return paths.length
}
