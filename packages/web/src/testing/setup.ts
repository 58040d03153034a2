import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// The product's first language, whatever the machine's is.
Object.defineProperty(navigator, 'language', { get: () => 'zh-CN', configurable: true })

// Waiting for one second, as by default, fails on a busy machine what is only slowed down there.
configure({ asyncUtilTimeout: 10_000 })

afterEach(cleanup)
