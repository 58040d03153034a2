import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Machine } from '../platform/state-machine/machine.ts'

const MODULES = join(import.meta.dirname, '../modules')

export interface MachineFile {
  /** Its path from `modules`, with forward slashes. */
  file: string
  machines: readonly Machine[]
}

const isMachine = (value: unknown): value is Machine =>
  typeof value === 'object' && value !== null && 'entity' in value && 'events' in value

/** Every state machine of every area, found by the name of its file, so that a new one is included without registration. */
export async function findMachines(): Promise<MachineFile[]> {
  const files = globSync('*/{machine,*-machine}.ts', { cwd: MODULES }).toSorted()
  return Promise.all(
    files.map(async (file) => {
      const exported = (await import(pathToFileURL(join(MODULES, file)).href)) as object
      return { file: file.replaceAll('\\', '/'), machines: Object.values(exported).filter(isMachine) }
    }),
  )
}
