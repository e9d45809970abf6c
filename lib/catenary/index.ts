export * from './curve'
export * from './path'
export * from './pen'
export { parameterForLength, parameterForSag, versine } from './solve'
