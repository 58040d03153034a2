import { Server, Socket } from 'node:net'
import { expect, test } from 'vitest'
import { capConnections } from './connections.ts'

const from = (remoteAddress: string): Socket =>
  Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress })

test('a subnet has eight times the connections of an address, whichever of its addresses they are of', () => {
  const server = new Server()
  capConnections(server, 3)
  const open = (address: string): Socket => {
    const socket = from(address)
    server.emit('connection', socket)
    return socket
  }
  const isCut = (address: string) => open(address).destroyed
  const first = open('2001:db8::1')
  expect([1, 2, 3].map(() => isCut('2001:db8::2'))).toEqual([false, false, true])
  for (let n = 1; n <= 7; n++) expect([1, 2, 3].map(() => isCut(`2001:db8:0:${n}::1`))).toEqual([false, false, false])
  expect([isCut('2001:db8:0:8::1'), isCut('2001:db8:1::1'), isCut('203.0.113.7')]).toEqual([true, false, false])
  first.emit('close')
  expect([1, 2].map(() => isCut('2001:db8:0:8::1'))).toEqual([false, true])
})
