export { type Collection, type Collections, collection, type Format } from './collection'
